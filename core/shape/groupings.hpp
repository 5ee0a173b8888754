// Every way to part whole hands.
#pragma once

#include "shape/readings.hpp"
#include "shape/suit_table.hpp"

namespace tensu {

#ifdef TENSU_SMALL
inline constexpr bool kReadySuits = false;
#else
inline constexpr bool kReadySuits = true;
#endif

/// Each suit by its own ways. False when some suit has none.
bool groupSuits(const Counts& counts, std::array<SuitGroupings, kSuits + 1>& suits) noexcept;

/// Calls `use(grouping)` for every way to part these tiles into sets and one pair, in the order of groupSuit.
template <class Use>
void forEachGrouping(const Counts& counts, Use&& use) noexcept {
  if (Grouping only; kReadySuits && suitTable().find(counts, only)) {
    use(only);
    return;
  }
  std::array<SuitGroupings, kSuits + 1> suits;
  if (!groupSuits(counts, suits)) {
    return;
  }
  for (const SuitGrouping& man : suits[0]) {
    for (const SuitGrouping& pin : suits[1]) {
      for (const SuitGrouping& sou : suits[2]) {
        for (const SuitGrouping& honours : suits[3]) {
          Grouping grouping;
          addSuit(grouping, man, 0);
          addSuit(grouping, pin, 1);
          addSuit(grouping, sou, 2);
          addSuit(grouping, honours, 3);
          use(grouping);
        }
      }
    }
  }
}

}  // namespace tensu
