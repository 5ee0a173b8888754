// The online four-player table that most players know, from that site's public rules.
#include "rules/house.hpp"
#include "rules/option_lists.hpp"
#include "rules/yaku_table.hpp"

namespace tensu {
namespace {

constexpr auto kAssumed = Status::assumed;

constexpr RuleSet tenhouRules() {
  RuleSet rules;
  rules.riichi.yaku = commonYaku();
  rules.riichi.yakumanStack = true;
  rules.riichi.redFives = RedFives::one_each;
  rules.riichi.pao = true;
  rules.riichi.paoScope = PaoScope::whole;
  rules.table.tripleRon = TripleRon::abort;
  rules.table.abortFourWinds = true;
  rules.table.abortFourRiichi = true;
  rules.table.abortFourKans = true;
  rules.table.abortNineTerminals = true;
  rules.table.belowZero = BelowZero::game_over;
  rules.table.game = Game::east_south;
  rules.table.endPoints = 30000;
  rules.table.riichiNeedsStick = true;
  return rules;
}

constexpr OptionMark kMarks[] = {
    {"tanyao_closed"},
    {"kuitan"},
    {"shousangen"},
    {"renhou"},
    {"chiihou_by"},
    {"wait_fu"},
    {"double_wind_fu"},
    {"chiitoi_fu"},
    {"pinfu_tsumo"},
    {"open_pinfu_fu"},
    {"rinshan_tsumo_fu"},
    {"kiriage"},
    {"kazoe"},
    {"yakuman_stack"},
    {"double_suuankou_tanki"},
    {"double_kokushi_13"},
    {"double_chuuren_9"},
    {"double_daisuushii"},
    {"min_han"},
    {"min_han_5honba"},
    {"red_fives"},
    {"flowers"},
    {"kan_ura"},
    {"honba"},
    {"floor_zero"},
    {"kokushi_furiten"},
    {"kokushi_robs_ankan"},
    {"pao"},
    {"pao_scope"},
    {"multi_ron"},
    {"triple_ron"},
    {"dealer_stays_by"},
    {"dealer_stays_tenpai"},
    {"nagashi"},
    {"noten"},
    {"abort_four_winds"},
    {"abort_four_riichi"},
    {"abort_four_kans"},
    {"abort_nine_terminals"},
    {"below_zero"},
    {"end_points"},
    {"start_points"},
    {"game"},
    {"kuikae"},
};

constexpr Fact kFacts[] = {
    {"atozuke-allowed"},          {"formal-tenpai-counts"},
    {"riichi-needs-1000"},        {"concealed-kan-dora-at-once"},
    {"open-kan-dora-after-draw"}, {"temporary-furiten"},
    {"ippatsu-ends-at-call"},     {"ryuuiisou-without-green"},
    {"west-round-until-30000"},   {"no-table-penalties"},
    {"ties-by-seat-order"},       {"no-stop-by-leading-dealer", kAssumed},
};

constexpr House kHouses[] = {{.id = "tenhou",
                              .order = 40,
                              .rules = tenhouRules(),
                              .options = kFourPlayerOptions,
                              .marks = kMarks,
                              .facts = kFacts}};

}  // namespace

std::span<const House> tenhou() {
  return kHouses;
}

}  // namespace tensu
