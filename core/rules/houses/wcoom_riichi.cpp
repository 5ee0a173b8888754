// WCOOM, an online world championship: the tournament's riichi rules, and what they say in asides of EMA riichi.
#include "rules/house.hpp"
#include "rules/option_lists.hpp"
#include "rules/yaku_table.hpp"

namespace tensu {
namespace {

using enum Yaku;
constexpr auto kStated = Status::stated;
constexpr auto kAssumed = Status::assumed;

constexpr RuleSet wcoomRules() {
  RuleSet rules;
  rules.riichi.yaku =
      without(usualYaku(), kAssumed, red_five, kanburi, sankantsu, isshoku_sanjun, sanrenkou, uumensai, nagashi_mangan,
              shiisanpuutaa, renhou, beni_kujaku, banryoku_ittenkou, daisharin, isshoku_yonjun, fuusetsu_getsuka);
  rules.riichi.yaku[static_cast<std::size_t>(renhou)].status = kStated;
  rules.riichi.tanyaoClosed = 2;
  rules.riichi.shousangen = Shousangen::inside;
  rules.riichi.waitFu = WaitFu::as_printed;
  rules.riichi.floorZero = true;
  rules.table.abortFourWinds = true;
  rules.table.abortFourRiichi = true;
  rules.table.abortFourKans = true;
  rules.table.tournament = Tournament::shootout;
  return rules;
}

constexpr RuleSet emaRules() {
  RuleSet rules = wcoomRules();
  rules.riichi.tanyaoClosed = 1;
  rules.riichi.kuitan = false;
  rules.riichi.renhou = Renhou::yakuman;
  return rules;
}

constexpr OptionMark kMarks[] = {
    {"tanyao_closed"},     {"kuitan"},           {"shousangen"},     {"renhou"},     {"renhou_scope"},
    {"chiihou_by"},        {"wait_fu"},          {"double_wind_fu"}, {"chiitoi_fu"}, {"pinfu_tsumo"},
    {"open_pinfu_fu"},     {"rinshan_tsumo_fu"}, {"kiriage"},        {"kazoe"},      {"min_han"},
    {"floor_zero"},        {"red_fives"},        {"flowers"},        {"kan_ura"},    {"abort_four_winds"},
    {"abort_four_riichi"}, {"abort_four_kans"},  {"below_zero"},
};

constexpr Fact kFacts[] = {
    {"riichi-stick-1000"},
    {"ippatsu-until-next-draw"},
    {"riichi-kan-allowed"},
    {"missed-win-under-riichi"},
    {"furiten-own-discards"},
    {"furiten-ends-with-wait"},
    {"temporary-furiten", kAssumed},
    {"formal-tenpai-counts"},
    {"dora-not-a-yaku"},
    {"kan-dora-at-once"},
    {"sticks-carried-over"},
    {"draw-at-dead-wall"},
    {"short-payer-pays-what-is-held", kAssumed},
    {"abortive-draw-adds-counter", kAssumed},
    {"shootout-top-two"},
    {"shootout-four-hands"},
    {"entrants-4-to-2000"},
    {"entrants-left-over-rest", kAssumed},
    {"shootout-odd-one-fewer", kAssumed},
    {"shootout-five-three", kAssumed},
    {"ties-by-seat-order", kAssumed},
};

constexpr House kHouses[] = {
    {.id = "wcoom-riichi",
     .order = 10,
     .rules = wcoomRules(),
     .options = kFourPlayerOptions,
     .marks = kMarks,
     .facts = kFacts},
    {.id = "wcoom-ema-riichi",
     .variantOf = "wcoom-riichi",
     .order = 11,
     .rules = emaRules(),
     .options = kFourPlayerOptions,
     .marks = kMarks,
     .facts = kFacts},
};

}  // namespace

std::span<const House> wcoom_riichi() {
  return kHouses;
}

}  // namespace tensu
