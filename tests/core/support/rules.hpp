// Rule sets for tests.
#pragma once

#include <string>
#include <string_view>

#include "engine.hpp"
#include "support/json_request.hpp"

namespace tensu::test {

/// The house of this id under some of its options, ready for use. `options` is JSON: `{"kiriage":true}`.
CompiledRules rulesOf(std::string_view house, std::string_view options = "{}");

/// The value of an option as a request has it: `true`, `25`, `"inside"`.
Json valueOf(const Option& option, std::int32_t value);
/// The same as a text: `true`, `25`, `inside`.
std::string textOf(const Option& option, std::int32_t value);

const Option& optionNamed(std::string_view key);

}  // namespace tensu::test
