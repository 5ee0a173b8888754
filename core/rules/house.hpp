// A house: a rule set with its name, and what its source says about each rule.
#pragma once

#include <span>
#include <string_view>

#include "rules/options.hpp"
#include "rules/rule_set.hpp"

namespace tensu {

/// What the source of a house says of an option.
struct OptionMark {
  std::string_view key;
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
  std::span<const std::string_view> options;
  /// Options that are not named here are assumed, and so are their values.
  std::span<const OptionMark> marks;
  std::span<const Fact> facts;
  std::span<const Link> links{};
};

/// Every house, by `order`.
[[nodiscard]] std::span<const House* const> houses() noexcept;

/// The house of this id, or null.
[[nodiscard]] const House* houseOf(std::u16string_view id) noexcept;

[[nodiscard]] bool hasOption(const House& house, std::string_view key) noexcept;
/// The mark of an option; one that is not named is assumed in everything.
[[nodiscard]] OptionMark markOf(const House& house, std::string_view key) noexcept;

/// Whether a text from outside is this ASCII name.
[[nodiscard]] constexpr bool same(std::u16string_view text, std::string_view name) noexcept {
  if (text.size() != name.size()) {
    return false;
  }
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (text[i] != static_cast<char16_t>(name[i])) {
      return false;
    }
  }
  return true;
}

}  // namespace tensu
