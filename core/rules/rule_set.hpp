// A rule set as data. Every rule that differs between houses is a field here; no code asks which house it is.
#pragma once

#include <array>
#include <cstdint>

#include "riichi/yaku_id.hpp"
#include "tiles/tile.hpp"

namespace tensu {

/// Whether the source of a rule set says a thing, or it is filled in with what is usual.
enum class Status : std::uint8_t { assumed, stated };
inline constexpr std::array<const char*, 2> kStatusIds = {"assumed", "stated"};

enum class Family : std::uint8_t { riichi, sichuan };
inline constexpr std::array<const char*, 2> kFamilyIds = {"riichi", "sichuan"};

enum class Shousangen : std::uint8_t { inside, plus };
enum class Renhou : std::uint8_t { off, mangan, baiman, yakuman };
enum class RenhouScope : std::uint8_t { ron, first_round };
enum class ChiihouBy : std::uint8_t { tsumo, ron };
enum class WaitFu : std::uint8_t { usual, as_printed };
enum class RedFives : std::uint8_t { none, one_each, two_pin_dora, two_pin_yaku };
enum class KokushiFuriten : std::uint8_t { usual, own_tile };
enum class PaoScope : std::uint8_t { part, whole };
enum class UumensaiForm : std::uint8_t { strict, loose };
enum class FuusetsuWind : std::uint8_t { value, any };
enum class TwoPlayerTsumo : std::uint8_t { full, split };

/// A yaku in a rule set: whether it is there, and its han closed and open (0 = not in that form) or its limit.
struct YakuRule {
  bool on = true;
  Status status = Status::stated;
  std::int8_t closed = 0;
  std::int8_t open = 0;
  Limit limit = Limit::none;
};

/// How a win of the riichi family is worth what it is worth.
struct RiichiRules {
  std::array<YakuRule, kYaku> yaku{};
  std::int32_t tanyaoClosed = 1;
  bool kuitan = true;
  Shousangen shousangen = Shousangen::plus;
  Renhou renhou = Renhou::off;
  RenhouScope renhouScope = RenhouScope::ron;
  ChiihouBy chiihouBy = ChiihouBy::tsumo;
  WaitFu waitFu = WaitFu::usual;
  std::int32_t doubleWindFu = 4;
  std::int32_t chiitoiFu = 25;
  bool pinfuTsumo = true;
  bool openPinfuFu = true;
  bool rinshanTsumoFu = true;
  bool kiriage = false;
  bool kazoe = true;
  bool yakumanStack = false;
  bool doubleSuuankouTanki = false;
  bool doubleKokushi13 = false;
  bool doubleChuuren9 = false;
  bool doubleDaisuushii = false;
  std::int32_t minHan = 1;
  std::int32_t minHan5Honba = 1;
  /// Points of one counter by ron.
  std::int32_t honba = 300;
  bool floorZero = false;
  RedFives redFives = RedFives::none;
  bool flowers = false;
  bool kanUra = true;
  KokushiFuriten kokushiFuriten = KokushiFuriten::usual;
  bool kokushiRobsAnkan = false;
  bool pao = false;
  PaoScope paoScope = PaoScope::part;
  UumensaiForm uumensaiForm = UumensaiForm::strict;
  FuusetsuWind fuusetsuWind = FuusetsuWind::value;
  TwoPlayerTsumo twoPlayerTsumo = TwoPlayerTsumo::full;
  /// Whether nagashi mangan also asks that the player called nothing.
  bool nagashiForbidsOwnMelds = false;
};

/// The han of yaku that a win needs at this number of counters.
[[nodiscard]] constexpr std::int32_t minimumHan(const RiichiRules& rules, std::int32_t honba) noexcept {
  return honba >= 5 ? rules.minHan5Honba : rules.minHan;
}

enum class MultiRon : std::uint8_t { all, nearest };
enum class TripleRon : std::uint8_t { all, abort };
enum class DealerStaysBy : std::uint8_t { any_win, nearest_win };
enum class Nagashi : std::uint8_t { draw, win };
enum class BelowZero : std::uint8_t { play_on, game_over };
enum class Game : std::uint8_t { east, east_south, east_north };
enum class ChomboWithWin : std::uint8_t { by_source, both, excused };
/// Top two until four are left, or top two, then winners, then the final.
enum class Tournament : std::uint8_t { none, shootout, house };

/// What belongs to the table rather than to one hand.
struct TableRules {
  MultiRon multiRon = MultiRon::all;
  TripleRon tripleRon = TripleRon::all;
  DealerStaysBy dealerStaysBy = DealerStaysBy::any_win;
  bool dealerStaysTenpai = true;
  Nagashi nagashi = Nagashi::draw;
  std::int32_t noten = 3000;
  bool abortFourWinds = false;
  bool abortFourRiichi = false;
  bool abortFourKans = false;
  bool abortNineTerminals = false;
  BelowZero belowZero = BelowZero::play_on;
  std::int32_t startPoints = 25000;
  Game game = Game::east;
  bool kuikae = false;
  ChomboWithWin chomboWithWin = ChomboWithWin::by_source;
  /// What somebody must hold for the game to end after the last hand; 0 = nothing.
  std::int32_t endPoints = 0;
  /// Whether offences cost points, out of the table.
  bool penalties = false;
  /// Whether who holds less than a stick may not declare riichi; so it is, too, where nobody falls below zero.
  bool riichiNeedsStick = false;
  /// Whether everybody pays half the noten payment into the pot when nobody is tenpai.
  bool allNotenPay = false;
  /// Whether an exhaustive draw of the last hand always lets the dealer stay.
  bool lastDrawStays = false;
  Tournament tournament = Tournament::none;
};

enum class EventCap : std::uint8_t { inside, outside };
enum class RefundScope : std::uint8_t { not_ready, all_nonwinners };
enum class RefundTo : std::uint8_t { nonwinners, all_payers };
enum class PigTo : std::uint8_t { nonwinners, everyone };
enum class EventValue : std::uint8_t { double_it, plus_one };
enum class AfterKongRefund : std::uint8_t { none, refund, transfer };
enum class LateAddedKong : std::uint8_t { pays, free };
enum class PigDefinition : std::uint8_t { three_suits, lack_suit };
enum class DeadWait : std::uint8_t { own_tiles, concealed_only };
enum class MultiFirstDealer : std::uint8_t { nearest, discarder };
enum class Heavenly : std::uint8_t { off, max };

struct SichuanRules {
  EventCap eventCap = EventCap::inside;
  RefundScope refundScope = RefundScope::not_ready;
  RefundTo refundTo = RefundTo::nonwinners;
  PigTo pigTo = PigTo::nonwinners;
  EventValue eventValue = EventValue::double_it;
  AfterKongRefund afterKongRefund = AfterKongRefund::none;
  LateAddedKong lateAddedKong = LateAddedKong::pays;
  PigDefinition pigDefinition = PigDefinition::three_suits;
  bool pigPaysChaJiao = false;
  DeadWait deadWait = DeadWait::own_tiles;
  MultiFirstDealer multiFirstDealer = MultiFirstDealer::nearest;
  Heavenly heavenly = Heavenly::off;
};

struct RuleSet {
  Family family = Family::riichi;
  int players = 4;
  /// The kinds in play.
  KindMask kinds = kAllKinds;
  RiichiRules riichi;
  TableRules table;
  SichuanRules sichuan;
};

/// How many red fives of a suit the rule set plays with.
[[nodiscard]] constexpr int redFivesOf(const RiichiRules& rules, int suit) noexcept {
  switch (rules.redFives) {
    case RedFives::none:
      return 0;
    case RedFives::one_each:
      return 1;
    default:
      return suit == 1 ? 2 : 0;
  }
}

/// The codes of which the rule set has any. Where red fives are played there is a plain one of their suit left too.
[[nodiscard]] constexpr CodeMask codesInPlay(const RuleSet& rules) noexcept {
  CodeMask codes = rules.kinds;
  for (int suit = 0; suit < kSuits && rules.family == Family::riichi; ++suit) {
    codes |= redFivesOf(rules.riichi, suit) > 0 ? codeBit(kRedFive + suit) : 0;
  }
  return codes | (rules.riichi.flowers ? codeBit(kFlower) : 0);
}

/// How many single tiles of a code the rule set plays with; flowers are four where there are any.
[[nodiscard]] constexpr int copiesOf(const RuleSet& rules, TileCode code) noexcept {
  if (code == kFlower) {
    return rules.riichi.flowers ? kCopies : 0;
  }
  if (isRedFive(code)) {
    return rules.family == Family::riichi ? redFivesOf(rules.riichi, code - kRedFive) : 0;
  }
  if ((rules.kinds & maskOf(code)) == 0) {
    return 0;
  }
  const bool five = isSuited(code) && rankOf(code) == 4 && rules.family == Family::riichi;
  return kCopies - (five ? redFivesOf(rules.riichi, suitOf(code)) : 0);
}

}  // namespace tensu
