// From a request to a hand: every value, tile and meld is checked, stage by stage, before anything is scored. All
// problems of a stage are reported, and no later stage is reached:
//   1 the rules
//   2 values and notation
//   3 tiles, melds, counts, indicators and circumstances
//   4 the shape of the hand
//   5 furiten and yaku
#pragma once

#include "problem.hpp"
#include "request.hpp"
#include "rules/build.hpp"
#include "tiles/hand.hpp"
#include "tiles/notation.hpp"

namespace tensu::intake {

/// What is asked of the hand.
struct Question {
  /// 14 for a win or a discard, 13 for its waits.
  int tiles = kHandTiles;
  /// Whether the way of winning must be given.
  bool win = true;
  /// Whether seats and fives that the rule set does not know are read as it would write them; each is a check.
  bool adapt = false;
  /// The seat that deals, where that is not 0.
  std::uint8_t dealer = 0;
};

/// How many of each tile code the player can see: hand, melds, indicators and own discards.
using Seen = std::array<std::uint16_t, kTileCodes>;

/// Stages 2 and 3, with what Sichuan asks of the suits and of who is still in among the circumstances. True, and `hand`
/// filled, when nothing is wrong; else every problem of the first stage that has any. `checks` gets what could be told
/// of the rule set's demands.
[[nodiscard]] bool takeHand(const HandRequest& request, const RuleSet& rules, const Question& question, Hand& hand,
                            Problems& problems, Checks& checks, Seen* seen = nullptr) noexcept;

using Copies = std::array<int, kTileCodes>;
/// How many of each tile code a checked hand holds, concealed and in melds.
[[nodiscard]] Copies copiesHeld(const Hand& hand) noexcept;

/// Stage 3 again for a hand that was put together from a checked one: tile count, copies and circumstances.
[[nodiscard]] bool recheck(const Hand& hand, const RuleSet& rules, Problems& problems, Checks& checks) noexcept;

}  // namespace tensu::intake
