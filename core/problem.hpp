// Refusals and checks: codes, the field they speak of, and the numbers that a sentence about them needs.
#pragma once

#include <array>
#include <cstdint>

#include "base/static_vector.hpp"
#include "tiles/flags.hpp"
#include "tiles/tile.hpp"

namespace tensu {

enum class Code : std::uint8_t {
  bad_rules,
  bad_value,
  bad_notation,
  tile_kind,
  tile_count,
  too_many_copies,
  bad_meld,
  too_many_indicators,
  flag_conflict,
  no_discarder,
  not_winning,
  furiten,
  no_yaku,
  below_minimum_han,
  lack_suit_remains,
  lack_suit_meld,
  chi_not_allowed,
  not_active,
  no_payers,
  bad_action,
  bad_outcome,
  bad_packed,
};

inline constexpr std::array<const char*, 22> kCodeIds = {
    "bad_rules", "bad_value",           "bad_notation",      "tile_kind",      "tile_count",      "too_many_copies",
    "bad_meld",  "too_many_indicators", "flag_conflict",     "no_discarder",   "not_winning",     "furiten",
    "no_yaku",   "below_minimum_han",   "lack_suit_remains", "lack_suit_meld", "chi_not_allowed", "not_active",
    "no_payers", "bad_action",          "bad_outcome",       "bad_packed"};

/// A field of a request. `#` in its path stands for an index, `@` for a key that only the caller can name.
enum class Field : std::uint8_t {
  rules,
  rules_key,
  unknown_key,
  concealed,
  melds,
  meld,
  meld_type,
  meld_tiles,
  meld_from,
  meld_called,
  win,
  win_by,
  win_from,
  seat,
  round,
  flags,
  flag,
  dora,
  ura,
  flowers,
  honba,
  deposits,
  points,
  point,
  discards,
  liable,
  lack,
  active,
  active_seat,
  han,
  fu,
  yakuman,
  dealer,
  by,
  text,
};

inline constexpr std::array<const char*, 35> kFieldPaths = {"rules",
                                                            "rules.set.@",
                                                            "@",
                                                            "concealed",
                                                            "melds",
                                                            "melds[#]",

                                                            "melds[#].type",
                                                            "melds[#].tiles",
                                                            "melds[#].from",
                                                            "melds[#].called",
                                                            "win",

                                                            "win.by",
                                                            "win.from",
                                                            "seat",
                                                            "round",
                                                            "flags",
                                                            "flags[#]",
                                                            "dora",
                                                            "ura",
                                                            "flowers",
                                                            "honba",
                                                            "deposits",
                                                            "points",
                                                            "points[#]",
                                                            "discards",
                                                            "liable",
                                                            "lack",
                                                            "active",
                                                            "active[#]",
                                                            "han",
                                                            "fu",
                                                            "yakuman",
                                                            "dealer",
                                                            "by",
                                                            "text"};

/// What a detail is called; the sentences of the page use these names.
enum class DetailKey : std::uint8_t {
  position,
  tile,
  tiles,
  count,
  expected,
  min,
  max,
  flag,
  other,
  han,
  needed,
  away,
  reason,
  seat,
  step,
};

inline constexpr std::array<const char*, 15> kDetailKeys = {"position", "tile", "tiles",  "count", "expected",
                                                            "min",      "max",  "flag",   "other", "han",
                                                            "needed",   "away", "reason", "seat",  "step"};

/// A word inside a detail: the sub-case of a refusal, or the other side of a conflict.
enum class Word : std::uint8_t {
  tsumo,
  ron,
  dealer,
  child,
  meld,
  open_meld,
  no_kan,
  no_riichi,
  ura,
  same_tile,
  simple_discarded,
  other_discarder,
  earlier_seat,
  not_orphans,
  no_suit,
  no_such_rank,
  space_inside,
  no_tile,
  not_a_run,
  not_alike,
  wrong_number,
  not_from_here,
  not_called,
  not_among,
  more_ura_than_dora,
  one_ura,
  too_many_dora,
  own_discards,
  passed,
  unknown_rules,
  unknown_option,
  wrong_kind,
  out_of_range,
  linked,
  unknown,
  missing,
  unclosed,
  impossible,
  twice,
};

inline constexpr std::array<const char*, 39> kWordIds = {"tsumo",
                                                         "ron",
                                                         "dealer",
                                                         "child",
                                                         "meld",
                                                         "open-meld",
                                                         "no-kan",
                                                         "no-riichi",
                                                         "ura",
                                                         "same-tile",
                                                         "simple-discarded",
                                                         "other-discarder",
                                                         "earlier-seat",
                                                         "not-orphans",
                                                         "no-suit",
                                                         "no-such-rank",
                                                         "space-inside",
                                                         "no-tile",
                                                         "not-a-run",
                                                         "not-alike",
                                                         "wrong-number",
                                                         "not-from-here",
                                                         "not-called",
                                                         "not-among",
                                                         "more-ura-than-dora",
                                                         "one-ura",
                                                         "too-many-dora",
                                                         "own-discards",
                                                         "passed",
                                                         "unknown-rules",
                                                         "unknown-option",
                                                         "wrong-kind",
                                                         "out-of-range",
                                                         "linked",
                                                         "unknown",
                                                         "missing",
                                                         "unclosed",
                                                         "impossible",
                                                         "twice"};

struct Detail {
  enum class Type : std::uint8_t { number, tile, kinds, flag, word };
  DetailKey key{};
  Type type{};
  /// A number, a tile code, a mask of kinds, a flag or a word, as `type` says.
  std::int64_t value = 0;
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
