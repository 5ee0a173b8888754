// A hand of another table read as this rule set would write it; every change is a check.
#pragma once

#include "intake/values.hpp"

namespace tensu::intake {

/// From four seats to two: the dealer stays the dealer, anybody else becomes the child, everybody else the other one.
[[nodiscard]] HandRequest atThisTable(const HandRequest& request, const RuleSet& rules, Checks& checks) noexcept;

/// Red fives where there are none become plain; one plain five too many becomes the red one where there is one.
void adaptFives(Parsed& parsed, const RuleSet& rules, Checks& checks) noexcept;

}  // namespace tensu::intake
