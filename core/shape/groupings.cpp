#include "shape/groupings.hpp"

namespace tensu {

bool groupSuits(const Counts& counts, std::array<SuitGroupings, kSuits + 1>& suits) noexcept {
  int pairs = 0;
  for (int suit = 0; suit <= kSuits; ++suit) {
    // Sets take three tiles each: only the suit that holds the pair has two beyond.
    const int beyond = tilesIn(counts.suit(suit)) % 3;
    pairs += beyond == 2 ? 1 : 0;
    if (beyond == 1 || pairs > 1) {
      return false;
    }
    SuitGroupings& groupings = suits[static_cast<std::size_t>(suit)];
    if (SuitGrouping only; kReadySuits && suitTable().find(counts.suit(suit), suit == kSuits, only)) {
      groupings.push_back(only);
    } else {
      groupSuit(counts.suit(suit), beyond == 2, suit == kSuits, groupings);
    }
    if (groupings.empty()) {
      return false;
    }
  }
  return pairs == 1;
}

}  // namespace tensu
