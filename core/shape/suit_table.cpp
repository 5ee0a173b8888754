#include "shape/suit_table.hpp"

namespace tensu {
namespace {

constexpr int kMostSets = 3;
/// Beside a pair: with more there are many suits, and few hands have them.
constexpr int kMostSetsBesidePair = 2;
constexpr int kHonourRanks = 7;

/// A triplet of each rank, and behind them the sequences.
constexpr SuitCounts setAt(int set) noexcept {
  const int start = set - kRanks;
  return set < kRanks ? atRank(3, set) : atRank(1, start) + atRank(1, start + 1) + atRank(1, start + 2);
}
constexpr int setsOf(bool honours) noexcept {
  return honours ? kHonourRanks : kRanks + kSequenceStarts;
}

}  // namespace

SuitTable::SuitTable() noexcept {
  for (int sets = 0; sets <= kMostSets; ++sets) {
    addSets(0, sets, 0, false);
    addSets(0, sets, 0, true);
  }
}

void SuitTable::addSets(SuitCounts counts, int left, int firstSet, bool honours) noexcept {
  if (left == 0) {
    add(counts, false, honours);
    addWithPairs(counts, honours);
    return;
  }
  for (int set = firstSet; set < setsOf(honours); ++set) {
    // A rank holds up to seven, and no more than four copies have got here.
    const SuitCounts more = counts + setAt(set);
    if (ranksWith(more, kCopies + 1) == 0) {
      addSets(more, left - 1, set, honours);
    }
  }
}

void SuitTable::addWithPairs(SuitCounts counts, bool honours) noexcept {
  if (tilesIn(counts) > 3 * kMostSetsBesidePair) {
    return;
  }
  for (int rank = 0; rank < (honours ? kHonourRanks : kRanks); ++rank) {
    if (countAt(counts, rank) + 2 <= kCopies) {
      add(counts + atRank(2, rank), true, honours);
    }
  }
}

void SuitTable::add(SuitCounts counts, bool withPair, bool honours) noexcept {
  SuitGroupings ways;
  groupSuit(counts, withPair, honours, ways);
  const std::uint32_t key = keyOf(counts, honours);
  std::uint64_t& entry = entries_[placeOf(key)];
  // Of two that have the same place the first keeps it: suits of few sets are met most often.
  if (ways.size() == 1 && entry == 0) {
    entry = std::uint64_t{key} << SuitGrouping::kBits | ways[0].bits();
  }
}

const SuitTable& suitTable() noexcept {
  static const SuitTable only;
  return only;
}

}  // namespace tensu
