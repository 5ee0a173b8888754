// Whole hands at the table as JSON: handed over piece by piece, and the answer as JSON too.
#pragma once

#include "support/json_request.hpp"
#include "table/settler.hpp"

namespace tensu::test {

/// What `settle` of the interface answers, but for the hands, of which only the lines are there.
Json settleJson(const Json& request);

/// What a case expects of a settlement that the answer does not have, as texts.
std::vector<std::string> settlementDifferences(const Json& expected, const Json& answer);

}  // namespace tensu::test
