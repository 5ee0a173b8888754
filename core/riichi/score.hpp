// The worth of a hand of the riichi family: its best reading, and those that lost.
#pragma once

#include "problem.hpp"
#include "riichi/fu.hpp"
#include "riichi/limits.hpp"
#include "riichi/worths.hpp"
#include "rules/rule_set.hpp"
#include "tiles/hand.hpp"

namespace tensu::riichi {

struct Dora {
  int dora = 0;
  int ura = 0;
  int aka = 0;
  int flower = 0;
  [[nodiscard]] constexpr int total() const noexcept { return dora + ura + aka + flower; }
};

/// A reading with everything that was counted in it.
struct Counted {
  Reading reading;
  YakuMask yaku = 0;
  int han = 0;
  int fu = 0;
  /// How many yakuman add up; 1 for a counted one.
  int yakuman = 0;
  int base = 0;
  Limit limit = Limit::none;
  /// A named limit hand, in which nothing else counts.
  bool named = false;
  /// What the winner gets, without counters and sticks.
  int points = 0;
};

inline constexpr std::size_t kMaxAlternatives = 5;

struct Score {
  Counted best;
  /// Zero where a named hand counts.
  Dora dora;
  StaticVector<Counted, kMaxAlternatives> alternatives;
};

/// Stages 4 and 5: finds the best reading, or says why the hand is no win: not_winning, furiten, no_yaku,
/// below_minimum_han. The hand must have passed every earlier check. `checks` may be null, and so may `alternatives` be
/// left out: both cost time.
[[nodiscard]] bool score(const Hand& hand, const HandCounts& counts, const RuleSet& rules, const YakuWorths& worths,
                         bool withAlternatives, Score& out, Problems& problems, Checks* checks) noexcept;

}  // namespace tensu::riichi
