// What Tensu answers. Every function takes plain values and fills plain values: nothing is allocated, nothing throws,
// and the answer to the same question is always the same.
#pragma once

#include <span>

#include "intake/intake.hpp"
#include "ledger/ledger.hpp"
#include "ledger/riichi_win.hpp"
#include "problem.hpp"
#include "request.hpp"
#include "riichi/points.hpp"
#include "riichi/score.hpp"
#include "rules/build.hpp"
#include "sichuan/circumstances.hpp"
#include "sichuan/score.hpp"
#include "tiles/hand.hpp"

namespace tensu {

/// A rule set ready for use: built once, asked many times.
struct CompiledRules {
  const House* house = nullptr;
  RuleSet rules;
  riichi::YakuWorths worths;
};

/// False, with every fault in `problems` (bad_rules), when the rules cannot be had.
[[nodiscard]] bool compileRules(std::u16string_view base, std::span<const GivenOption> options, CompiledRules& out,
                                Problems& problems) noexcept;

/// What a hand is worth, or why it was refused.
struct Scored {
  bool ok = false;
  Problems problems;
  Checks checks;
  /// The one of the rule set's family is filled.
  riichi::Score riichi;
  sichuan::Score sichuan;
  ledger::Ledger ledger;
};
/// With the hand as it was taken.
struct HandScore : Scored {
  Hand hand;
};

/// How much of the answer is wanted, and whether the hand is read as this rule set would write it.
struct ScoreWish {
  bool alternatives = true;
  /// `compare`: seats beyond the table, red fives and fourth plain fives are read as the rule set knows them, and each
  /// change is a check.
  bool adapt = false;
};

void scoreHand(const HandRequest& request, const CompiledRules& rules, const ScoreWish& wish, HandScore& out) noexcept;

/// Stages 4 and 5 and the ledger for a hand that has passed the earlier ones. `out.checks` is added to when the whole
/// answer is wanted, with the readings that lost.
void scoreTaken(const Hand& hand, const HandCounts& counts, const CompiledRules& rules, bool whole,
                Scored& out) noexcept;
inline void scoreTaken(const Hand& hand, const CompiledRules& rules, bool whole, Scored& out) noexcept {
  scoreTaken(hand, HandCounts(hand), rules, whole, out);
}

/// The same without the ledger, which is left empty: what the hand is worth, for a table that settles it.
void countTaken(const Hand& hand, const HandCounts& counts, const CompiledRules& rules, bool whole,
                Scored& out) noexcept;

/// A scored hand of the riichi family as the ledger takes it: without counters, pot and points held.
[[nodiscard]] ledger::RiichiWin riichiWinOf(const Hand& hand, const riichi::Counted& best,
                                            const RuleSet& rules) noexcept;

/// A tile that completes 13 others.
struct WaitTile {
  TileCode tile = 0;
  /// Copies that hand, melds, indicators and own discards leave.
  int left = 0;
};

struct WaitsAnswer {
  bool ok = false;
  Problems problems;
  Hand hand;
  int shanten = 0;
  StaticVector<WaitTile, 16> waits;
};

/// The waits of 13 tiles.
void waitsOfHand(const HandRequest& request, const CompiledRules& rules, WaitsAnswer& out) noexcept;

/// What one of these waits is worth, the same as `scoreHand` of the 14 tiles. By ron from the hand's `from`, or from
/// the next seat where that is nobody.
void scoreWait(const WaitsAnswer& waits, TileCode tile, Win win, const CompiledRules& rules, HandScore& out) noexcept;

struct DiscardTile {
  TileCode tile = 0;
  int shanten = 0;
  KindMask accepts = 0;
  int left = 0;
};

struct DiscardsAnswer {
  bool ok = false;
  Problems problems;
  StaticVector<DiscardTile, kHandTiles> discards;
};

/// What to discard from 14 tiles: nearest to a win first, then most tiles left, then the order of the tiles.
void discardsOfHand(const HandRequest& request, const CompiledRules& rules, DiscardsAnswer& out) noexcept;

struct ReadyAnswer {
  bool ok = false;
  Problems problems;
  sichuan::Ready ready;
};

/// Sichuan: 13 tiles at the wall's end. Any other family is bad_rules.
void readyOfHand(const HandRequest& request, const CompiledRules& rules, ReadyAnswer& out) noexcept;

struct CanWinAnswer {
  bool ok = false;
  Problems problems;
  bool allowed = false;
  /// What the win brings in all, and what it would have to bring; a tsumo needs nothing.
  std::int64_t income = 0;
  std::int64_t needed = 0;
};

/// Sichuan: whether a win passed up since the last own draw forbids this one. `passed` is the highest income declined,
/// 0–1,000,000,000. Any other family is bad_rules.
void canWin(const HandRequest& request, Whole passed, const CompiledRules& rules, CanWinAnswer& out) noexcept;

/// What known han and fu pay, as it was asked: `dealer` 0 or 1, `by` a `Win`.
struct PointsRequest {
  Whole han;
  Whole fu;
  Whole yakuman;
  Whole dealer;
  Whole by;
};

/// See riichi::pointsOf; `dealer` and `by` that are neither are bad_value, a rule set of another family bad_rules.
[[nodiscard]] bool pointsOf(const PointsRequest& request, const CompiledRules& rules, riichi::Payments& out,
                            Problems& problems) noexcept;

}  // namespace tensu
