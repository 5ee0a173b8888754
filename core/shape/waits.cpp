#include "shape/waits.hpp"

#include <array>
#include <bit>

#include "shape/readings.hpp"

namespace tensu {
namespace {

/// Tiles of a suit beyond whole sets: one more makes a pair of 1, a set of 2.
constexpr int kNeedsPair = 1;
constexpr int kNeedsSet = 2;

/// The kinds of one suit that complete it, with a pair or without.
KindMask completing(const Counts& concealed, int suit, bool withPair) noexcept {
  const bool honours = suit == kSuits;
  const int ranks = honours ? kKinds - kSuitedKinds : kRanks;
  KindMask kinds = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    const SuitCounts tiles = concealed.suit(suit) + atRank(1, rank);
    const bool room = countAt(concealed.suit(suit), rank) < kCopies;
    kinds |= KindMask{room && isSuitComplete(tiles, withPair, honours)} << (suit * kRanks + rank);
  }
  return kinds;
}

/// Sets and a pair: either one suit has a tile too many, for the pair, or two suits lack one of a set or of the pair.
KindMask waitsForSets(const Counts& concealed) noexcept {
  std::array<int, kSuits + 1> beyond{};
  std::array<int, 3> suitsWith{};
  for (std::size_t suit = 0; suit <= kSuits; ++suit) {
    beyond[suit] = tilesIn(concealed.suit(static_cast<int>(suit))) % 3;
    ++suitsWith[static_cast<std::size_t>(beyond[suit])];
  }
  const bool forPair = suitsWith[kNeedsPair] == 1 && suitsWith[kNeedsSet] == 0;
  const bool forSet = suitsWith[kNeedsPair] == 0 && suitsWith[kNeedsSet] == 2;
  if (!forPair && !forSet) {
    return 0;
  }
  KindMask waits = 0;
  int blocked = 0;
  for (int suit = 0; suit <= kSuits; ++suit) {
    const int here = beyond[static_cast<std::size_t>(suit)];
    if (here == 0 && !isSuitComplete(concealed.suit(suit), false, suit == kSuits)) {
      return 0;
    }
    blocked += here == kNeedsSet && !isSuitComplete(concealed.suit(suit), true, suit == kSuits) ? 1 : 0;
  }
  for (int suit = 0; suit <= kSuits; ++suit) {
    const int here = beyond[static_cast<std::size_t>(suit)];
    if (here == kNeedsPair) {
      waits |= completing(concealed, suit, true);
    } else if (here == kNeedsSet) {
      // The other such suit must hold the pair as it stands.
      const bool otherBlocked = blocked - (isSuitComplete(concealed.suit(suit), true, suit == kSuits) ? 0 : 1) > 0;
      waits |= otherBlocked ? 0 : completing(concealed, suit, false);
    }
  }
  return waits;
}

KindMask waitsForPairs(const Counts& concealed, bool foursArePairs) noexcept {
  if (concealed.total() != 13) {
    return 0;
  }
  const KindMask odd = concealed.atLeast(1) & ~(concealed.atLeast(2) & ~concealed.atLeast(3)) & ~concealed.atLeast(4);
  const bool single = odd != 0 && (odd & (odd - 1)) == 0;
  const bool allowed = foursArePairs || concealed.atLeast(3) == 0;
  return single && allowed ? odd : 0;
}

KindMask waitsForOrphans(const Counts& concealed) noexcept {
  const KindMask held = concealed.atLeast(1);
  const KindMask lacking = kOrphans & ~held;
  if (concealed.total() != 13 || (held & ~kOrphans) != 0 || concealed.atLeast(3) != 0) {
    return 0;
  }
  const KindMask pairs = concealed.atLeast(2);
  if (pairs == 0) {
    return kOrphans;
  }
  return (pairs & (pairs - 1)) == 0 ? lacking : 0;
}

}  // namespace

KindMask waitingKinds(const Counts& concealed, const Goal& goal) noexcept {
  KindMask waits = waitsForSets(concealed);
  if (goal.sevenPairs) {
    waits |= waitsForPairs(concealed, goal.foursArePairs);
  }
  if (goal.thirteenOrphans) {
    waits |= waitsForOrphans(concealed);
  }
  waits &= goal.usable;
  for (KindMask left = waits; left != 0; left &= left - 1) {
    const int kind = std::countr_zero(left);
    waits &= concealed[kind] + goal.gone[kind] >= kCopies ? ~maskOf(kind) : ~KindMask{0};
  }
  return (concealed.atLeast(1) & ~goal.usable) == 0 ? waits : 0;
}

}  // namespace tensu
