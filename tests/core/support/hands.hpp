// Hands for tests, written short.
#pragma once

#include <string>

#include "engine.hpp"
#include "support/json_request.hpp"

namespace tensu::test {

/// A request without rules: `123m99s9s (555z) [1111p]`, with chi, pon and open kan in round brackets, a concealed kan
/// in square ones. South wins by tsumo unless `more` says otherwise.
Json handOf(const std::string& tiles, Json more = Json::object());

/// `{"win": …}` for a ron from this seat.
Json byRon(int from);

/// The answer to a hand under rules that are ready.
HandScore scored(const CompiledRules& rules, const Json& hand);

/// The codes of all problems, in the order they were found: `bad_value seat, no_discarder win.from`.
std::string problemsOf(const Problems& problems, const Json& request);

}  // namespace tensu::test
