#include "shape/distance.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace tensu {
namespace {

constexpr int kMaxSets = 4;
constexpr int kAllPairs = 7;
constexpr int kFar = 99;

/// The cheapest ways to some number of sets, without and with the pair: how many tiles are missing, and the ranks that
/// any of these ways still needs. The number stands above the ranks, so that one comparison tells which is cheaper.
using Way = std::uint32_t;
constexpr int kRanksOfWay = 16;
constexpr Way kNoWay = Way{kFar} << kRanksOfWay;

constexpr int missingOf(Way way) noexcept {
  return static_cast<int>(way >> kRanksOfWay);
}
/// The cheaper of two ways; of equally cheap ones both, each with what it needs.
constexpr Way cheaper(Way a, Way b) noexcept {
  const Way difference = (a ^ b) >> kRanksOfWay;
  return difference == 0 ? a | b : std::min(a, b);
}

using Ways = std::array<std::array<Way, 2>, kMaxSets + 1>;

constexpr Ways noWays() noexcept {
  Ways ways{};
  for (auto& each : ways) {
    each.fill(kNoWay);
  }
  return ways;
}

/// Walks a suit rank by rank. The state is how many sequences reach into this rank from one and from two ranks below:
/// three equal sequences are no better than three triplets, so two of each are enough.
class SuitWalk {
public:
  SuitWalk(SuitCounts have, SuitCounts gone, int suit, KindMask usable, int sets) noexcept
      : have_(have), gone_(gone), suit_(suit), usable_(usable), sets_(sets) {}

  Ways run() noexcept {
    States states[2];
    clear(states[0]);
    states[0][0][0][0] = 0;
    const int ranks = suit_ == kSuits ? kKinds - kSuitedKinds : kRanks;
    for (int rank = 0; rank < ranks; ++rank) {
      step(rank, states[rank % 2], states[(rank + 1) % 2]);
    }
    return states[ranks % 2][0];
  }

private:
  static constexpr int kReach = 3;
  /// By `older * kReach + newer`.
  using States = std::array<Ways, kReach * kReach>;

  static void clear(States& states) noexcept { states.fill(noWays()); }

  static bool reached(const Ways& ways) noexcept {
    return std::any_of(ways.begin(), ways.end(), [](const auto& each) { return std::min(each[0], each[1]) < kNoWay; });
  }

  /// How many sequences may start here: none of which no tile is held, since a triplet of such a rank is as near. Where
  /// melds have taken tiles that triplet may be gone, and every sequence is tried.
  [[nodiscard]] int mostStarts(int rank) const noexcept {
    if (suit_ == kSuits || rank >= kRanks - 2) {
      return 0;
    }
    constexpr SuitCounts kThreeRanks = 0777;
    return ((have_ | gone_) >> (rank * kBitsPerRank) & kThreeRanks) != 0 ? kReach - 1 : 0;
  }

  void step(int rank, const States& now, States& next) noexcept {
    clear(next);
    const bool inPlay = (usable_ & maskOf(suit_ * kRanks + rank)) != 0;
    limit_ = inPlay ? std::max(kCopies - countAt(gone_, rank), 0) : 0;
    held_ = countAt(have_, rank);
    needs_ = Way{1} << rank;
    const int starts = mostStarts(rank);
    for (int older = 0; older < kReach; ++older) {
      for (int newer = 0; newer < kReach && older + newer <= limit_; ++newer) {
        const Ways& from = now[static_cast<std::size_t>(older * kReach + newer)];
        if (!reached(from)) {
          continue;
        }
        for (int begun = 0; begun <= starts && older + newer + begun <= limit_; ++begun) {
          spread(from, next[static_cast<std::size_t>(newer * kReach + begun)], older + newer + begun, begun);
        }
      }
    }
  }

  /// Sequences run through the rank; besides them it may hold a triplet or the pair, and both only of five copies.
  void spread(const Ways& from, Ways& to, int running, int begun) const noexcept {
    take(from, to, begun, 0, running);
    if (running + 3 <= limit_) {
      take(from, to, begun + 1, 0, running + 3);
    }
    if (running + 2 <= limit_) {
      take(from, to, begun, 1, running + 2);
    }
  }

  void take(const Ways& from, Ways& to, int sets, std::size_t pair, int copies) const noexcept {
    const int missing = std::max(copies - held_, 0);
    const Way cost = static_cast<Way>(missing) << kRanksOfWay;
    const Way needs = missing > 0 ? needs_ : 0;
    for (int before = 0; before + sets <= sets_; ++before) {
      const auto& old = from[static_cast<std::size_t>(before)];
      auto& after = to[static_cast<std::size_t>(before + sets)];
      after[pair] = cheaper(after[pair], (old[0] + cost) | needs);
      if (pair == 0) {
        after[1] = cheaper(after[1], (old[1] + cost) | needs);
      }
    }
  }

  SuitCounts have_;
  SuitCounts gone_;
  int suit_;
  KindMask usable_;
  int sets_;
  int limit_ = 0;
  int held_ = 0;
  Way needs_ = 0;
};

/// Ways of suits that were asked for before, found faster than walked again: a hand without one tile after the other
/// differs in one suit only, and other hands have many a suit in common with it. A suit takes the place of another one.
class KnownSuits {
public:
  /// As SuitWalk of this suit says, where all its kinds may be held.
  const Ways& of(SuitCounts have, SuitCounts gone, bool honours) noexcept {
    const std::uint64_t key = have | std::uint64_t{gone} << kBits | std::uint64_t{honours} << (2 * kBits) | kTaken;
    Entry& entry = entries_[key * 0x9E3779B97F4A7C15 >> (64 - kIndexBits)];
    if (entry.key != key) {
      entry = {key, SuitWalk(have, gone, honours ? kSuits : 0, ~KindMask{0}, kMaxSets).run()};
    }
    return entry.ways;
  }

private:
  static constexpr int kBits = kRanks * kBitsPerRank;
  static constexpr int kIndexBits = 12;
  /// Above all others, so that no key is that of an empty entry.
  static constexpr std::uint64_t kTaken = std::uint64_t{1} << 63;
  struct Entry {
    std::uint64_t key = 0;
    Ways ways{};
  };
  std::array<Entry, std::size_t{1} << kIndexBits> entries_{};
};

Ways waysOf(SuitCounts have, int suit, const Goal& goal) noexcept {
  const SuitCounts gone = goal.gone.suit(suit);
  if ((kindsOfSuit(suit) & ~goal.usable) != 0) {
    return SuitWalk(have, gone, suit, goal.usable, goal.sets).run();
  }
  thread_local KnownSuits known;
  return known.of(have, gone, suit == kSuits);
}

constexpr Distance kNowhere = {kFar, 0};

Distance nearer(const Distance& a, const Distance& b) noexcept {
  if (a.missing != b.missing) {
    return a.missing < b.missing ? a : b;
  }
  return {a.missing, a.accepts | b.accepts};
}

/// No suit yet: no set and no pair, for nothing.
Distances noSuits() noexcept {
  Distances none;
  for (auto& each : none) {
    each.fill(kNowhere);
  }
  none[0][0] = {0, 0};
  return none;
}

void addWay(const Distance& before, Way way, int suit, Distance& after) noexcept {
  const KindMask ranks = way & ((Way{1} << kRanks) - 1);
  after = nearer(after, {before.missing + missingOf(way), before.accepts | ranks << (suit * kRanks)});
}

Distances withSuit(const Distances& all, const Ways& ways, int suit, int sets) noexcept {
  Distances sum = noSuits();
  sum[0][0] = kNowhere;
  for (std::size_t x = 0; x <= static_cast<std::size_t>(sets); ++x) {
    for (std::size_t y = 0; x + y <= static_cast<std::size_t>(sets); ++y) {
      addWay(all[x][0], ways[y][0], suit, sum[x + y][0]);
      addWay(all[x][0], ways[y][1], suit, sum[x + y][1]);
      addWay(all[x][1], ways[y][0], suit, sum[x + y][1]);
    }
  }
  return sum;
}

/// The last suit: only the whole hand counts.
Distance withLastSuit(const Distances& all, const Ways& ways, int suit, int sets) noexcept {
  Distance best = kNowhere;
  for (std::size_t x = 0; x <= static_cast<std::size_t>(sets); ++x) {
    const std::size_t y = static_cast<std::size_t>(sets) - x;
    addWay(all[x][0], ways[y][1], suit, best);
    addWay(all[x][1], ways[y][0], suit, best);
  }
  return best;
}

Distance toSets(const Counts& have, const Goal& goal) noexcept {
  Distances all = noSuits();
  for (int suit = 0; suit < kSuits; ++suit) {
    all = withSuit(all, waysOf(have.suit(suit), suit, goal), suit, goal.sets);
  }
  return withLastSuit(all, waysOf(have.suit(kSuits), kSuits, goal), kSuits, goal.sets);
}

/// Pairs that a kind already is, or can become with one more tile, or with two.
struct PairCensus {
  int pairs = 0;
  KindMask byOne = 0;
  KindMask byTwo = 0;
  int roomByTwo = 0;
};

PairCensus censusOf(const Counts& have, const Goal& goal) noexcept {
  const KindMask one = have.atLeast(1) & goal.usable;
  const KindMask two = have.atLeast(2) & goal.usable;
  const KindMask none = goal.usable & kAllKinds & ~one;
  PairCensus census{std::popcount(two), one & ~two, none, std::popcount(none)};
  if (goal.foursArePairs) {
    const KindMask three = have.atLeast(3) & goal.usable;
    const KindMask four = have.atLeast(4) & goal.usable;
    census.pairs += std::popcount(four);
    census.byOne |= three & ~four;
    census.byTwo |= two & ~three;
    // Two tiles make a second pair of a kind that is not held, and of one held once or twice.
    census.roomByTwo += std::popcount(none) + std::popcount(one & ~three);
  }
  return census;
}

Distance toPairs(const Counts& have, const Goal& goal) noexcept {
  const PairCensus census = censusOf(have, goal);
  const int wanted = std::max(kAllPairs - census.pairs, 0);
  const int byOne = std::min(wanted, std::popcount(census.byOne));
  const int byTwo = wanted - byOne;
  if (byTwo > census.roomByTwo) {
    return kNowhere;
  }
  return {byOne + 2 * byTwo, (byOne > 0 ? census.byOne : 0) | (byTwo > 0 ? census.byTwo : 0)};
}

Distance toOrphans(const Counts& have) noexcept {
  const KindMask held = have.atLeast(1) & kOrphans;
  const bool pair = (have.atLeast(2) & kOrphans) != 0;
  const int missing = 14 - std::popcount(held) - (pair ? 1 : 0);
  return {missing, pair ? kOrphans & ~held : kOrphans};
}

/// The shorter of the way to sets and the ways to the other shapes.
Distance nearestShape(Distance best, const Counts& concealed, const Goal& goal) noexcept {
  if (goal.sets == kMaxSets) {
    best = goal.sevenPairs ? nearer(best, toPairs(concealed, goal)) : best;
    best = goal.thirteenOrphans ? nearer(best, toOrphans(concealed)) : best;
  }
  return best.missing == 0 ? Distance{} : best;
}

}  // namespace

Distance distanceOf(const Counts& concealed, const Goal& goal) noexcept {
  return nearestShape(toSets(concealed, goal), concealed, goal);
}

DistanceWithout::DistanceWithout(const Counts& concealed, const Goal& goal) noexcept
    : concealed_(concealed), goal_(goal) {
  others_.fill(noSuits());
  for (int suit = 0; suit <= kSuits; ++suit) {
    const Ways ways = waysOf(concealed.suit(suit), suit, goal);
    for (int other = 0; other <= kSuits; ++other) {
      Distances& all = others_[static_cast<std::size_t>(other)];
      all = other == suit ? all : withSuit(all, ways, suit, goal.sets);
    }
  }
}

Distance DistanceWithout::kind(int kind) const noexcept {
  Counts rest = concealed_;
  rest.remove(kind);
  const int suit = suitOf(kind);
  const Ways ways = waysOf(rest.suit(suit), suit, goal_);
  const Distance best = withLastSuit(others_[static_cast<std::size_t>(suit)], ways, suit, goal_.sets);
  return nearestShape(best, rest, goal_);
}

}  // namespace tensu
