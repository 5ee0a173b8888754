#include "riichi/worths.hpp"

namespace tensu::riichi {
namespace {

constexpr Limit kRenhouLimits[] = {Limit::none, Limit::mangan, Limit::baiman, Limit::yakuman};

/// The row of a yaku with the options that change it.
YakuRule ruleOf(Yaku yaku, const RiichiRules& rules) noexcept {
  YakuRule rule = rules.yaku[static_cast<std::size_t>(yaku)];
  switch (yaku) {
    case Yaku::tanyao:
      rule.closed = static_cast<std::int8_t>(rules.tanyaoClosed);
      rule.open = rules.kuitan ? 1 : 0;
      break;
    case Yaku::shousangen:
      rule.closed = rules.shousangen == Shousangen::inside ? 4 : rule.closed;
      rule.open = rules.shousangen == Shousangen::inside ? 4 : rule.open;
      break;
    case Yaku::renhou:
      rule.on = rules.renhou != Renhou::off;
      rule.limit = kRenhouLimits[static_cast<std::size_t>(rules.renhou)];
      break;
    case Yaku::red_five:
      rule.on = rules.redFives == RedFives::two_pin_yaku;
      break;
    default:
      break;
  }
  return rule;
}

}  // namespace

YakuWorths worthsOf(const RiichiRules& rules) noexcept {
  YakuWorths worths;
  for (std::size_t i = 0; i < kYaku; ++i) {
    const YakuRule rule = ruleOf(static_cast<Yaku>(i), rules);
    const YakuMask bit = YakuMask{1} << i;
    worths.on |= rule.on ? bit : 0;
    worths.closed.add(i, rule.closed);
    worths.open.add(i, rule.open);
    worths.limit[i] = rule.limit;
    worths.yakuman |= rule.limit == Limit::yakuman ? bit : 0;
    worths.named |= rule.limit != Limit::none && rule.limit != Limit::yakuman ? bit : 0;
  }
  return worths;
}

int hanShown(Yaku yaku, const View& view, const YakuWorths& worths) noexcept {
  const auto index = static_cast<std::size_t>(yaku);
  if (worths.limit[index] == Limit::yakuman) {
    return kYakumanHan * (view.rules.yakumanStack ? unitsOf(yaku, view) : 1);
  }
  if (worths.limit[index] != Limit::none) {
    return riichi::hanOf(worths.limit[index]);
  }
  return hanOf(maskOf(yaku), view.hand, worths);
}

}  // namespace tensu::riichi
