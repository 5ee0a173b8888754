// WEB TILE, a two-player browser game with old local yaku.
#include "rules/house.hpp"
#include "rules/option_lists.hpp"
#include "rules/yaku_table.hpp"

namespace tensu {
namespace {

using enum Yaku;
constexpr auto kStated = Status::stated;
constexpr auto kAssumed = Status::assumed;

constexpr RuleSet webTileRules() {
  RuleSet rules;
  rules.players = 2;
  rules.riichi.yaku = without(usualYaku(), kAssumed, chankan);
  rules.riichi.yaku[static_cast<std::size_t>(red_five)].on = false;
  rules.riichi.shousangen = Shousangen::inside;
  rules.riichi.renhou = Renhou::baiman;
  rules.riichi.renhouScope = RenhouScope::first_round;
  rules.riichi.chiihouBy = ChiihouBy::ron;
  rules.riichi.minHan5Honba = 2;
  rules.riichi.kanUra = false;
  rules.riichi.kokushiFuriten = KokushiFuriten::own_tile;
  rules.riichi.kokushiRobsAnkan = true;
  rules.riichi.nagashiForbidsOwnMelds = true;
  rules.table.nagashi = Nagashi::win;
  rules.table.abortFourKans = true;
  rules.table.belowZero = BelowZero::game_over;
  rules.table.game = Game::east_south;
  rules.table.kuikae = true;
  rules.table.riichiNeedsStick = true;
  rules.table.allNotenPay = true;
  rules.table.lastDrawStays = true;
  return rules;
}

constexpr auto kOptions = joined(kRiichiOptions, kTwoPlayerOptions);

constexpr OptionMark kMarks[] = {
    {"tanyao_closed"},
    {"kuitan", kStated, kAssumed},
    {"shousangen", kAssumed, kAssumed},
    {"renhou"},
    {"renhou_scope"},
    {"chiihou_by"},
    {"chiitoi_fu", kStated, kAssumed},
    {"pinfu_tsumo", kStated, kAssumed},
    {"open_pinfu_fu"},
    {"kiriage"},
    {"kazoe"},
    {"yakuman_stack"},
    {"min_han"},
    {"min_han_5honba"},
    {"red_fives", kStated, kAssumed},
    {"flowers", kStated, kAssumed},
    {"kan_ura"},
    {"kokushi_furiten"},
    {"kokushi_robs_ankan"},
    {"dealer_stays_tenpai"},
    {"nagashi"},
    {"noten"},
    {"abort_four_kans"},
    {"below_zero"},
    {"start_points"},
    {"game", kStated, kAssumed},
};

constexpr Fact kFacts[] = {
    {"two-bazoro-han"},
    {"two-players", kAssumed},
    {"riichi-needs-1000"},
    {"furiten-tsumo-only"},
    {"furiten-riichi-allowed"},
    {"no-penalties"},
    {"fifth-copy-no-wait"},
    {"first-ura-only"},
    {"flower-only-after-draw"},
    {"flower-keeps-first-round"},
    {"flower-replacement-no-rinshan", kAssumed},
    {"atozuke-with-kuitan"},
    {"open-formal-tenpai-with-kuitan"},
    {"nagashi-uncalled"},
    {"nagashi-no-own-calls"},
    {"nagashi-both-dealer"},
    {"last-hand-dealer-stays"},
    {"both-noten-1500-deposit"},
    {"fourth-kan-draw"},
    {"no-fifth-kan"},
    {"limits-never-add"},
    {"pairs-combine-like-sets"},
    {"ryuuiisou-without-green"},
    {"suukantsu-needs-pair"},
    {"tenhou-not-after-kan"},
    {"renhou-void-after-call"},
    {"chuuren-any-suit"},
    {"banryoku-without-tanki"},
    {"daisharin-three-ranges"},
};

constexpr Link kLinks[] = {{"chiitoi_fu", "pinfu_tsumo", {{25, 1}, {30, 0}}}};

constexpr House kHouses[] = {{.id = "web-tile",
                              .order = 30,
                              .rules = webTileRules(),
                              .options = kOptions,
                              .marks = kMarks,
                              .facts = kFacts,
                              .links = kLinks}};

}  // namespace

std::span<const House> web_tile() {
  return kHouses;
}

}  // namespace tensu
