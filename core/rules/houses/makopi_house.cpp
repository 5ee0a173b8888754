// Makopi, a house tournament with penalties. What its page leaves out it sends to the usual parlour rules.
#include "rules/house.hpp"
#include "rules/option_lists.hpp"
#include "rules/yaku_table.hpp"

namespace tensu {
namespace {

constexpr auto kAssumed = Status::assumed;

constexpr RuleSet makopiRules() {
  RuleSet rules;
  rules.riichi.yaku = commonYaku();
  rules.riichi.kiriage = true;
  rules.riichi.yakumanStack = true;
  rules.riichi.redFives = RedFives::one_each;
  rules.riichi.kokushiRobsAnkan = true;
  rules.table.dealerStaysBy = DealerStaysBy::nearest_win;
  rules.table.startPoints = 35000;
  rules.table.kuikae = true;
  rules.table.penalties = true;
  rules.table.tournament = Tournament::house;
  return rules;
}

constexpr auto kOptions = joined(kFourPlayerOptions, kChomboOptions);

constexpr OptionMark kMarks[] = {
    {"tanyao_closed"},
    {"kuitan"},
    {"renhou"},
    {"chiihou_by"},
    {"chiitoi_fu"},
    {"pinfu_tsumo"},
    {"open_pinfu_fu"},
    {"kiriage"},
    {"yakuman_stack"},
    {"double_suuankou_tanki"},
    {"double_kokushi_13"},
    {"double_chuuren_9"},
    {"double_daisuushii"},
    {"min_han"},
    {"min_han_5honba"},
    {"red_fives"},
    {"kan_ura"},
    {"honba"},
    {"floor_zero"},
    {"kokushi_furiten"},
    {"kokushi_robs_ankan"},
    {"multi_ron"},
    {"dealer_stays_by"},
    {"dealer_stays_tenpai"},
    {"noten"},
    {"abort_four_winds"},
    {"abort_four_riichi"},
    {"abort_four_kans"},
    {"abort_nine_terminals"},
    {"below_zero"},
    {"chombo_with_win"},
    {"end_points"},
    {"start_points"},
    {"game"},
    {"kuikae"},
};

constexpr Fact kFacts[] = {
    {"atozuke-allowed"},
    {"formal-tenpai-counts"},
    {"no-fifth-kan"},
    {"kan-dora-at-once"},
    {"chankan-without-new-dora"},
    {"rinshan-with-new-dora"},
    {"open-kan-no-liability"},
    {"ryuuiisou-without-green"},
    {"chuuren-any-suit"},
    {"chiihou-void-after-call"},
    {"suukantsu-needs-pair"},
    {"temporary-furiten-until-own-turn"},
    {"ippatsu-ends-at-call"},
    {"noten-riichi-is-chombo"},
    {"dead-hand-by-tile-count"},
    {"dead-hand-by-wrong-call"},
    {"dead-hand-by-unshown-win"},
    {"empty-chi-1000"},
    {"empty-pon-kan-3000"},
    {"called-tile-closed-to-ron"},
    {"chombo-causes"},
    {"chombo-pays-mangan-off-table"},
    {"child-chombo-replays"},
    {"dealer-chombo-draw"},
    {"all-offenders-pay"},
    {"shown-replacement-bars-kan"},
    {"next-tile-ends-claims"},
    {"no-early-draw"},
    {"say-calls-aloud"},
    {"no-talk-of-hand"},
    {"help-with-counting"},
    {"ties-by-seat-order"},
    {"tournament-top-two-winner-final"},
    {"entrants-left-over-rest", kAssumed},
    {"unsaid-rules-parlour"},
    {"triple-ron-like-double", kAssumed},
};

constexpr House kHouses[] = {
    {.id = "makopi-house", .order = 20, .rules = makopiRules(), .options = kOptions, .marks = kMarks, .facts = kFacts}};

}  // namespace

std::span<const House> makopi_house() {
  return kHouses;
}

}  // namespace tensu
