// The options of a rule set: one row each, so that forms, links and checks are all made from the same table.
#pragma once

#include <cstdint>
#include <span>

#include "rules/rule_set.hpp"

namespace tensu {

/// A value that a choice can take: a name, or a number where `name` is null.
struct Choice {
  const char* name = nullptr;
  std::int32_t value = 0;
};

enum class OptionType : std::uint8_t { boolean, whole, choice };
inline constexpr std::array<const char*, 3> kOptionTypeIds = {"bool", "int", "choice"};

enum class Effect : std::uint8_t { score, settle, play };
inline constexpr std::array<const char*, 3> kEffectIds = {"score", "settle", "play"};

struct Option {
  const char* key = nullptr;
  OptionType type = OptionType::boolean;
  const char* group = nullptr;
  Effect effect = Effect::score;
  std::int32_t (*get)(const RuleSet&) = nullptr;
  void (*set)(RuleSet&, std::int32_t) = nullptr;
  std::span<const Choice> choices{};
  std::int32_t min = 0;
  std::int32_t max = 1;
  std::int32_t step = 1;
};

/// Every option but those that switch a yaku, in the order they are shown.
[[nodiscard]] std::span<const Option> allOptions() noexcept;

/// Whether the key `yaku.<id>` switches this yaku: `renhou` and `red-five` have options of their own.
[[nodiscard]] constexpr bool hasSwitch(Yaku yaku) noexcept {
  return yaku != Yaku::renhou && yaku != Yaku::red_five;
}

/// Whether `value` is one that the option can take.
[[nodiscard]] bool takes(const Option& option, std::int32_t value) noexcept;

/// How many values the option can take.
[[nodiscard]] int placesOf(const Option& option) noexcept;
/// Options as small numbers, for a packed record: the place of the value among those it can take, or `placesOf` for one
/// that it cannot.
[[nodiscard]] std::uint16_t placeOf(const Option& option, std::int32_t value) noexcept;
/// The value at a place; false when there is none.
[[nodiscard]] bool valueAt(const Option& option, std::uint16_t place, std::int32_t& value) noexcept;

}  // namespace tensu
