// The worth of a Sichuan hand: its row, its roots, its events.
#pragma once

#include <cstdint>

#include "problem.hpp"
#include "rules/rule_set.hpp"
#include "shape/readings.hpp"
#include "shape/waits.hpp"
#include "tiles/hand.hpp"

namespace tensu::sichuan {

/// The rows of the table in its order; of two equal ones the later counts.
enum class Row : std::uint8_t {
  plain,
  all_triplets,
  flush,
  flush_all_triplets,
  golden_hook,
  flush_golden_hook,
  seven_pairs,
  flush_seven_pairs,
  dragon_seven_pairs,
};
inline constexpr int kRows = 9;
inline constexpr std::array<const char*, kRows> kRowIds = {"plain",
                                                           "all-triplets",
                                                           "flush",
                                                           "flush-all-triplets",
                                                           "golden-hook",
                                                           "flush-golden-hook",
                                                           "seven-pairs",
                                                           "flush-seven-pairs",
                                                           "dragon-seven-pairs"};
inline constexpr std::array<int, kRows> kRowValues = {1, 2, 4, 8, 4, 8, 4, 8, 4};
inline constexpr int kCap = 8;

/// One way to read the hand and what it is worth before events.
struct Read {
  Row row{};
  Shape shape = Shape::none;
  Wait wait = Wait::none;
  Grouping grouping;
};

struct Score {
  Read best;
  int roots = 0;
  int uncapped = 0;
  int base = 0;
  int value = 0;
  StaticVector<Read, 5> alternatives;
};

/// The best row of complete tiles and what it is worth; false when they are no win (not_winning).
[[nodiscard]] bool score(const Hand& hand, const SichuanRules& rules, bool withAlternatives, Score& out,
                         Problems& problems, Checks& checks) noexcept;

/// What one payer of a ron pays: the worth with its events. `uncapped` is the row with its roots, `base` the same
/// capped.
[[nodiscard]] int valueOf(int uncapped, int base, Flags flags, const SichuanRules& rules) noexcept;

/// The events that a result lists: heaven and earth only where the rule set gives them a value.
[[nodiscard]] Flags listedEvents(Flags flags, const SichuanRules& rules) noexcept;

/// The tiles a hand can win with, seen from its melds and its lack suit.
[[nodiscard]] Goal goalOf(const Hand& hand) noexcept;

struct Ready {
  bool ready = false;
  bool pig = false;
  KindMask waits = 0;
  /// The highest base that a wait would bring.
  int base = 0;
};

/// 13 tiles at the wall's end.
[[nodiscard]] Ready readyOf(const Hand& hand, const SichuanRules& rules) noexcept;

/// The kinds that complete 13 tiles under the rule set's `dead_wait`, the lack suit left out.
[[nodiscard]] KindMask waitsOf(const Hand& hand, const SichuanRules& rules) noexcept;

}  // namespace tensu::sichuan
