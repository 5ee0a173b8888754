#include "shape/readings.hpp"

#include <algorithm>

namespace tensu {
namespace {

/// At the lowest rank that is left, tries each share of its copies between the pair, a triplet and sequences. Where
/// they can only be sequences it goes on without a call, as with most tiles, so that the way with most sequences is
/// found last.
class SuitGrouper {
public:
  SuitGrouper(bool honours, SuitGroupings& out) noexcept : honours_(honours), out_(out) {}

  void from(SuitCounts rest, bool pairLeft, SuitGrouping sofar) noexcept {
    while (rest != 0) {
      const int rank = std::countr_zero(rest) / kBitsPerRank;
      const int copies = countAt(rest, rank);
      // Beside a triplet the rest of its rank is sequences: the pair comes first, and a second triplet is none.
      const bool fresh = (sofar.triplets() >> rank & 1) == 0;
      if (fresh && pairLeft && copies >= 2) {
        from(rest - atRank(2, rank), false, sofar.withPair(rank));
      }
      if (fresh && copies >= 3) {
        from(rest - atRank(3, rank), pairLeft, sofar.withTriplet(rank));
      }
      if (!takeSequences(rest, rank, copies, sofar)) {
        return;
      }
    }
    if (!pairLeft) {
      out_.push_back(sofar);
    }
  }

private:
  /// So many sequences that start here; false when there are not the tiles for them.
  bool takeSequences(SuitCounts& rest, int rank, int number, SuitGrouping& sofar) const noexcept {
    if (honours_ || rank >= kSequenceStarts || countAt(rest, rank + 1) < number || countAt(rest, rank + 2) < number) {
      return false;
    }
    const auto each = static_cast<SuitCounts>(number);
    rest -= atRank(each, rank) + atRank(each, rank + 1) + atRank(each, rank + 2);
    sofar = sofar.withSequences(rank, number);
    return true;
  }

  bool honours_;
  SuitGroupings& out_;
};

/// Whether a suit is sets alone: the lowest rank must start as many sequences as do not make triplets.
bool isSets(SuitCounts counts) noexcept {
  for (int rank = 0; rank < kRanks; ++rank) {
    const SuitCounts start = counts >> (rank * kBitsPerRank) & kRankMask;
    const SuitCounts runs = start % 3;
    if (runs == 0) {
      continue;
    }
    if (rank >= kSequenceStarts || countAt(counts, rank + 1) < static_cast<int>(runs) ||
        countAt(counts, rank + 2) < static_cast<int>(runs)) {
      return false;
    }
    counts -= atRank(runs, rank + 1) + atRank(runs, rank + 2);
  }
  return true;
}

bool isSetsAndPair(SuitCounts counts) noexcept {
  for (int rank = 0; rank < kRanks; ++rank) {
    if (countAt(counts, rank) >= 2 && isSets(counts - atRank(2, rank))) {
      return true;
    }
  }
  return false;
}

bool isHonourSets(SuitCounts counts, bool withPair) noexcept {
  int pairs = 0;
  for (int rank = 0; rank < kRanks; ++rank) {
    const int copies = countAt(counts, rank);
    pairs += copies == 2 ? 1 : 0;
    if (copies == 1 || copies > 3) {
      return false;
    }
  }
  return pairs == (withPair ? 1 : 0);
}

}  // namespace

void groupSuit(SuitCounts counts, bool withPair, bool honours, SuitGroupings& out) noexcept {
  SuitGrouper(honours, out).from(counts, withPair, {});
  std::reverse(out.begin(), out.end());
}

bool isSuitComplete(SuitCounts tiles, bool withPair, bool honours) noexcept {
  if (honours) {
    return isHonourSets(tiles, withPair);
  }
  return withPair ? isSetsAndPair(tiles) : isSets(tiles);
}

bool isSevenPairs(const Counts& counts) noexcept {
  // Only the middle bit of every rank may be set: two copies, or none.
  constexpr SuitCounts kOdd = kEachRank | kEachRank << 2;
  const SuitCounts all = counts.suit(0) | counts.suit(1) | counts.suit(2) | counts.suit(3);
  return (all & kOdd) == 0 && counts.total() == 14;
}

bool isSevenPairsWithFours(const Counts& counts) noexcept {
  const SuitCounts all = counts.suit(0) | counts.suit(1) | counts.suit(2) | counts.suit(3);
  return (all & kEachRank) == 0 && counts.total() == 14;
}

bool isThirteenOrphans(const Counts& counts) noexcept {
  constexpr SuitCounts kSimpleRanks = 0077777770;
  const SuitCounts suits = counts.suit(0) | counts.suit(1) | counts.suit(2);
  return (suits & kSimpleRanks) == 0 && counts.atLeast(1) == kOrphans && counts.total() == 14;
}

bool isUnconnected(const Counts& counts) noexcept {
  const KindMask present = counts.atLeast(1);
  const KindMask suited = present & ~kHonours;
  // A neighbour one or two ranks up, within the suit.
  constexpr KindMask kNotLast = ~(maskOf(8) | maskOf(17) | maskOf(26));
  constexpr KindMask kNotLastTwo = kNotLast & ~(maskOf(7) | maskOf(16) | maskOf(25));
  const bool near = ((suited & kNotLast) << 1 & suited) != 0 || ((suited & kNotLastTwo) << 2 & suited) != 0;
  return !near && std::popcount(present) == 13 && counts.total() == 14;
}

}  // namespace tensu
