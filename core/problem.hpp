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
  /// A piece of a whole hand at the table as such: its path is that of the piece.
  piece,
  pot,
  uma,
  uma_rank,
  oka,
  dealer_seat,
  first_dealer,
  last_hand,
  riichi,
  riichi_seat,
  penalties,
  penalty,
  penalty_seat,
  penalty_kind,
  outcome,
  outcome_type,
  outcome_kind,
  outcome_wins,
  outcome_tenpai,
  outcome_tenpai_seat,
  outcome_nagashi,
  outcome_nagashi_seat,
  outcome_actions,
  type,
  kind,
  from,
  late,
  tile,
  wins,
  hands,
  ready,
  base,
  pig,
  passed,
  entrants,
};

inline constexpr std::array<const char*, 70> kFieldPaths = {"rules",
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
                                                            "text",
                                                            "",
                                                            "pot",
                                                            "uma",
                                                            "uma[#]",
                                                            "oka",
                                                            "dealerSeat",
                                                            "firstDealer",
                                                            "lastHand",
                                                            "riichi",
                                                            "riichi[#]",
                                                            "penalties",
                                                            "penalties[#]",
                                                            "penalties[#].seat",
                                                            "penalties[#].kind",
                                                            "outcome",
                                                            "outcome.type",
                                                            "outcome.kind",
                                                            "outcome.wins",
                                                            "outcome.tenpai",
                                                            "outcome.tenpai[#]",
                                                            "outcome.nagashi",
                                                            "outcome.nagashi[#]",
                                                            "outcome.actions",
                                                            "type",
                                                            "kind",
                                                            "from",
                                                            "late",
                                                            "tile",
                                                            "wins",
                                                            "hands",
                                                            "ready",
                                                            "base",
                                                            "pig",
                                                            "passed",
                                                            "entrants"};

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
  below,
  above,
};

inline constexpr std::array<const char*, 17> kDetailKeys = {"position", "tile", "tiles", "count", "expected", "min",
                                                            "max",      "flag", "other", "han",   "needed",   "away",
                                                            "reason",   "seat", "step",  "below", "above"};

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
  not_here,
  unknown_option,
  wrong_kind,
  out_of_range,
  linked,
  unknown,
  missing,
  unclosed,
  impossible,
  twice,
  has_won,
  hand_over,
  after_last_tile,
  fifth_kong,
  same_kong,
  not_everyone,
  no_kong_before,
  kong_before,
  not_first,
  not_for_all,
  no_win,
  too_many_winners,
  beside_tsumo,
  several_discarders,
  different_tiles,
  not_in_rules,
  too_few_points,
  not_noten_riichi,
  no_chombo,
  winner,
  no_plan,
};

inline constexpr std::array<const char*, 61> kWordIds = {"tsumo",
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
                                                         "not-here",
                                                         "unknown-option",
                                                         "wrong-kind",
                                                         "out-of-range",
                                                         "linked",
                                                         "unknown",
                                                         "missing",
                                                         "unclosed",
                                                         "impossible",
                                                         "twice",
                                                         "has-won",
                                                         "hand-over",
                                                         "after-last-tile",
                                                         "fifth-kong",
                                                         "same-kong",
                                                         "not-everyone",
                                                         "no-kong-before",
                                                         "kong-before",
                                                         "not-first",
                                                         "not-for-all",
                                                         "no-win",
                                                         "too-many-winners",
                                                         "beside-tsumo",
                                                         "several-discarders",
                                                         "different-tiles",
                                                         "not-in-rules",
                                                         "too-few-points",
                                                         "not-noten-riichi",
                                                         "no-chombo",
                                                         "winner",
                                                         "no-plan"};

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
