#include "support/suits.hpp"

#include <set>

#include "shape/readings.hpp"

namespace tensu::test {
namespace {

bool fits(SuitCounts counts) {
  for (int rank = 0; rank < kRanks; ++rank) {
    if (countAt(counts, rank) > 4) {
      return false;
    }
  }
  return true;
}

/// The tiles of every set there is.
std::vector<SuitCounts> allSets(bool honours) {
  std::vector<SuitCounts> sets;
  const int ranks = honours ? 7 : 9;
  for (int rank = 0; rank < ranks; ++rank) {
    sets.push_back(atRank(3, rank));
    if (!honours && rank < 7) {
      sets.push_back(atRank(1, rank) + atRank(1, rank + 1) + atRank(1, rank + 2));
    }
  }
  return sets;
}

}  // namespace

bool isStandard(const Counts& counts) {
  int pairs = 0;
  for (int suit = 0; suit <= kSuits; ++suit) {
    const int beyond = tilesIn(counts.suit(suit)) % 3;
    pairs += beyond == 2 ? 1 : 0;
    if (beyond == 1 || pairs > 1 || !isSuitComplete(counts.suit(suit), beyond == 2, suit == kSuits)) {
      return false;
    }
  }
  return pairs == 1;
}

CompleteSuits completeSuits(bool honours) {
  CompleteSuits all;
  const int ranks = honours ? 7 : 9;
  for (int pair = 0; pair < 2; ++pair) {
    std::set<SuitCounts> now = {0};
    if (pair == 1) {
      now.clear();
      for (int rank = 0; rank < ranks; ++rank) {
        now.insert(atRank(2, rank));
      }
    }
    for (int sets = 0; sets <= 4; ++sets) {
      all.of[sets][pair].assign(now.begin(), now.end());
      std::set<SuitCounts> next;
      for (const SuitCounts counts : now) {
        for (const SuitCounts set : allSets(honours)) {
          if (fits(counts + set)) {
            next.insert(counts + set);
          }
        }
      }
      now = std::move(next);
    }
  }
  return all;
}

}  // namespace tensu::test
