// A house: a rule set with its name, and what its source says about each rule.
#pragma once

#include <cstring>
#include <span>
#include <string_view>

#include "rules/options.hpp"
#include "rules/rule_set.hpp"

namespace tensu {

/// What the source of a house says of an option.
struct OptionMark {
  const char* key;
  /// That it can be chosen.
  Status choice = Status::assumed;
  /// Which value is the preset.
  Status value = Status::stated;
};

/// A rule that is neither an option nor a yaku.
struct Fact {
  const char* id;
  Status status = Status::stated;
};

/// Two options of which only these pairs of values exist: setting one sets the other.
struct Link {
  const char* first;
  const char* second;
  std::int32_t pairs[2][2];
};

struct House {
  const char* id;
  /// The house that this one is a variant of, or null.
  const char* variantOf = nullptr;
  /// Where it stands among all houses, lowest first.
  int order = 0;
  RuleSet rules;
  /// The options that the house has; those of a yaku (`yaku.<id>`) come with the riichi family.
  std::span<const char* const> options;
  /// Options that are not named here are assumed, and so are their values.
  std::span<const OptionMark> marks;
  std::span<const Fact> facts;
  std::span<const Link> links{};
};

/// Every house, by `order`.
[[nodiscard]] std::span<const House* const> houses() noexcept;

/// The house of this id, or null.
[[nodiscard]] const House* houseOf(std::u16string_view id) noexcept;

[[nodiscard]] bool hasOption(const House& house, const char* key) noexcept;
/// The mark of an option; one that is not named is assumed in everything.
[[nodiscard]] OptionMark markOf(const House& house, const char* key) noexcept;

/// Whether a text from outside is this ASCII name.
[[nodiscard]] constexpr bool same(std::u16string_view text, const char* name) noexcept {
  for (const char16_t unit : text) {
    if (*name == '\0' || unit != static_cast<char16_t>(*name++)) {
      return false;
    }
  }
  return *name == '\0';
}
/// Whether two keys or ids are the same.
[[nodiscard]] inline bool same(const char* one, const char* other) noexcept {
  return std::strcmp(one, other) == 0;
}

}  // namespace tensu
