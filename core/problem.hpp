// Refusals and checks: what is wrong, the field it speaks of, and the numbers that a sentence about it needs.
#pragma once

#include <array>
#include <cstdint>

#include "base/static_vector.hpp"
#include "problem_ids.hpp"
#include "tiles/flags.hpp"
#include "tiles/tile.hpp"

namespace tensu {

/// One thing that a refusal says. A single number, so that it is handed over as one.
class Detail {
public:
  enum class Type : std::uint8_t { number, tile, kinds, flag, word };

  constexpr Detail() noexcept = default;
  /// The value is a number within 55 bits, a tile code, a mask of kinds, a flag or a word, as the type says.
  constexpr Detail(DetailKey key, Type type, std::int64_t value) noexcept
      : packed_(value << kValueShift | static_cast<std::int64_t>(type) << kTypeShift | static_cast<std::int64_t>(key)) {
  }
  [[nodiscard]] constexpr DetailKey key() const noexcept {
    return static_cast<DetailKey>(packed_ & ((1 << kTypeShift) - 1));
  }
  [[nodiscard]] constexpr Type type() const noexcept {
    return static_cast<Type>(packed_ >> kTypeShift & ((1 << (kValueShift - kTypeShift)) - 1));
  }
  [[nodiscard]] constexpr std::int64_t value() const noexcept { return packed_ >> kValueShift; }

private:
  static constexpr int kTypeShift = 5;
  static constexpr int kValueShift = 8;
  static_assert(kDetailKeys.size() <= 1 << kTypeShift);

  std::int64_t packed_ = 0;
};

[[nodiscard]] constexpr Detail number(DetailKey key, std::int64_t value) noexcept {
  return {key, Detail::Type::number, value};
}
[[nodiscard]] constexpr Detail tile(TileCode code) noexcept {
  return {DetailKey::tile, Detail::Type::tile, code};
}
[[nodiscard]] constexpr Detail kinds(KindMask mask) noexcept {
  return {DetailKey::tiles, Detail::Type::kinds, static_cast<std::int64_t>(mask)};
}
[[nodiscard]] constexpr Detail flag(DetailKey key, Flag value) noexcept {
  return {key, Detail::Type::flag, static_cast<std::int64_t>(value)};
}
[[nodiscard]] constexpr Detail word(DetailKey key, Word value) noexcept {
  return {key, Detail::Type::word, static_cast<std::int64_t>(value)};
}
[[nodiscard]] constexpr Detail reason(Word value) noexcept {
  return word(DetailKey::reason, value);
}

using Details = StaticVector<Detail, 3>;

template <class... Each>
[[nodiscard]] constexpr Details details(Each... each) noexcept {
  Details list;
  (list.push_back(each), ...);
  return list;
}

struct Problem {
  Code code{};
  Field field{};
  /// Which piece of a whole hand at the table the field belongs to, as they were handed over: 0 = the hand itself.
  std::uint8_t piece = 0;
  /// What `#` or `@` in the field's path stands for.
  int index = 0;
  Details details{};
};

/// Everything found wrong in one stage. Beyond the capacity further problems of the stage are left out.
class Problems {
public:
  constexpr void add(Code code, Field field, int index = 0, Details details = {}) noexcept {
    list_.push_back({code, field, 0, index, details});
  }
  constexpr void add(Code code, Field field, Details details) noexcept { add(code, field, 0, details); }
  /// Takes over what was found in one piece of a whole hand at the table.
  constexpr void addAll(const Problems& others, std::uint8_t piece) noexcept {
    for (Problem each : others.list_) {
      each.piece = piece;
      list_.push_back(each);
    }
  }
  constexpr void clear() noexcept { list_.clear(); }
  [[nodiscard]] constexpr bool empty() const noexcept { return list_.empty(); }
  [[nodiscard]] constexpr const auto& list() const noexcept { return list_; }

private:
  StaticVector<Problem, 48> list_;
};

/// What a rule set asks of a hand, or what was read differently.
enum class CheckId : std::uint8_t {
  complete_shape,
  has_yaku,
  minimum_han,
  not_furiten,
  no_chi,
  lack_suit_cleared,
  active_discarder,
  payers,
  red_as_plain,
  plain_as_red,
  seat_moved,
};

inline constexpr std::array<const char*, 11> kCheckIds = {
    "complete-shape",   "has-yaku", "minimum-han",  "not-furiten",  "no-chi",    "lack-suit-cleared",
    "active-discarder", "payers",   "red-as-plain", "plain-as-red", "seat-moved"};

struct Check {
  CheckId id{};
  bool ok = false;
  Details details{};
};

using Checks = StaticVector<Check, 12>;

}  // namespace tensu
