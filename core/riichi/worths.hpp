// What each yaku is worth under a rule set.
#pragma once

#include <array>
#include <bit>

#include "riichi/limits.hpp"
#include "riichi/yaku.hpp"
#include "rules/rule_set.hpp"

namespace tensu::riichi {

/// Han of many yaku at once: bit b of each yaku's han, for b from 0 on, so that they are added without a loop that ends
/// elsewhere for each hand.
class YakuHan {
public:
  /// 0 to 15 han.
  constexpr void add(std::size_t yaku, int han) noexcept {
    for (YakuMask& mask : bits_) {
      mask |= static_cast<YakuMask>(han & 1) << yaku;
      han >>= 1;
    }
  }
  /// What the yaku of a mask add up to.
  [[nodiscard]] constexpr int of(YakuMask yaku) const noexcept {
    int sum = 0;
    for (std::size_t bit = 0; bit < bits_.size(); ++bit) {
      sum += std::popcount(yaku & bits_[bit]) << bit;
    }
    return sum;
  }

private:
  std::array<YakuMask, 4> bits_{};
};

/// What each yaku is worth under a rule set, options and all: made once, so that scoring only adds numbers.
struct YakuWorths {
  YakuMask on = 0;
  YakuMask yakuman = 0;
  /// Named hands below a yakuman, which stand alone.
  YakuMask named = 0;
  YakuHan closed;
  YakuHan open;
  std::array<Limit, kYaku> limit{};
};

[[nodiscard]] YakuWorths worthsOf(const RiichiRules& rules) noexcept;

/// Han that the yaku of a mask add up to. A red five as yakuhai counts once for each.
[[nodiscard]] inline int hanOf(YakuMask yaku, const HandView& view, const YakuWorths& worths) noexcept {
  const int sum = (view.closed ? worths.closed : worths.open).of(yaku);
  return (yaku & maskOf(Yaku::red_five)) != 0 ? sum + view.reds - 1 : sum;
}

/// The han that a yaku shows in the list of a counted reading: 13 for each yakuman unit.
[[nodiscard]] int hanShown(Yaku yaku, const View& view, const YakuWorths& worths) noexcept;

}  // namespace tensu::riichi
