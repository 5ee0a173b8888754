// What a round says of itself, without its wins and actions: values of the right kind and range, and outcomes and
// penalties that the rule set has.
#pragma once

#include "rules/rule_set.hpp"
#include "table/request.hpp"

namespace tensu::table {

/// Fills everything of `out` but its wins; every fault is a bad_value.
void readRound(const RoundRequest& request, const RuleSet& rules, ledger::Round& out, Problems& problems) noexcept;

}  // namespace tensu::table
