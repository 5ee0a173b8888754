// From a request's rules to a rule set: a house, with some of its options changed.
#pragma once

#include <span>
#include <string_view>

#include "problem.hpp"
#include "rules/house.hpp"

namespace tensu {

/// An option as it came: a boolean, a whole number, a text, or anything else.
struct GivenOption {
  enum class Kind : std::uint8_t { boolean, whole, text, other };
  std::u16string_view key;
  Kind kind = Kind::other;
  std::int32_t number = 0;
  std::u16string_view text{};
};

/// A house and its rule set with the request's options in it.
struct BuiltRules {
  const House* house = nullptr;
  RuleSet rules;
};

/// False, with every fault in `problems` (code bad_rules), when the house is unknown or an option is not one it has
/// or can take. The index of a problem is the option's place in `options`.
[[nodiscard]] bool buildRules(std::u16string_view base, std::span<const GivenOption> options, BuiltRules& out,
                              Problems& problems) noexcept;

}  // namespace tensu
