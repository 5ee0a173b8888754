// How a tournament gets from its entrants to the final table. Source: WCOOM states tables of four, the top two going
// on and 4 to 2,000 entrants, Makopi who goes on in which round; byes and the table of an odd number are assumed.
#pragma once

#include "problem.hpp"
#include "request.hpp"
#include "rules/rule_set.hpp"

namespace tensu::ledger {

struct PlanRound {
  int entrants = 0;
  /// Tables of four; who sits at none rests.
  int tables = 0;
  int byes = 0;
  /// How many are left after it, those that rested among them.
  int advancing = 0;
  int perTable = 0;
};
/// 2,000 entrants take nine rounds and the final.
using Plan = StaticVector<PlanRound, 16>;

/// The rounds that are played, the final last. An entrant count that is none, out of range or that no such tournament
/// can have is bad_value; a rule set without a tournament bad_rules.
[[nodiscard]] bool planOf(Whole entrants, const RuleSet& rules, Plan& out, Problems& problems) noexcept;

}  // namespace tensu::ledger
