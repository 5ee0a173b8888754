#include "shape/distance.hpp"

#include <algorithm>
#include <array>

#include "shape/readings.hpp"

namespace tensu {
namespace {

constexpr int kFar = 99;
constexpr int kMaxSets = 4;

/// Missing tiles for each number of sets, without and with the pair.
using Need = std::array<std::array<std::int8_t, 2>, kMaxSets + 1>;

constexpr Need kNothing = {{{kFar, kFar}, {kFar, kFar}, {kFar, kFar}, {kFar, kFar}, {kFar, kFar}}};

void lower(std::int8_t& best, int value) noexcept {
  best = static_cast<std::int8_t>(std::min<int>(best, value));
}

/// Walks a suit rank by rank. The state is how many sequences reach into this rank from one and from two ranks below:
/// three equal sequences are no better than three triplets, so two of each are enough.
class SuitWalk {
public:
  SuitWalk(const Counts& have, const Goal& goal, int suit) noexcept : have_(have), goal_(goal), suit_(suit) {
    for (auto& row : now_) {
      row.fill(kNothing);
    }
    now_[0][0][0][0] = 0;
  }

  Need run() noexcept {
    for (int rank = 0; rank < kRanks; ++rank) {
      step(rank);
    }
    return now_[0][0];
  }

private:
  static constexpr std::size_t kReach = 3;
  using States = std::array<std::array<Need, kReach>, kReach>;

  void step(int rank) noexcept {
    for (auto& row : next_) {
      row.fill(kNothing);
    }
    for (std::size_t older = 0; older < kReach; ++older) {
      for (std::size_t newer = 0; newer < kReach; ++newer) {
        spread(rank, older, newer);
      }
    }
    now_ = next_;
  }

  void spread(int rank, std::size_t older, std::size_t newer) noexcept {
    const int kind = suit_ * kRanks + rank;
    const bool inPlay = kind < kKinds && (goal_.usable & maskOf(kind)) != 0;
    const int held = kind < kKinds ? have_[kind] : 0;
    const int limit = inPlay ? std::max(kCopies - goal_.gone[kind], 0) : 0;
    const std::size_t starts = suit_ < kSuits && rank < kSequenceStarts ? kReach : 1;
    for (std::size_t begun = 0; begun < starts; ++begun) {
      const int running = static_cast<int>(older + newer + begun);
      for (int triplet = 0; running + 3 * triplet <= limit && triplet < 2; ++triplet) {
        for (int pair = 0; running + 3 * triplet + 2 * pair <= limit && pair < 2; ++pair) {
          const int missing = std::max(running + 3 * triplet + 2 * pair - held, 0);
          take(now_[older][newer], next_[newer][begun], static_cast<int>(begun) + triplet, pair, missing);
        }
      }
    }
  }

  static void take(const Need& from, Need& to, int sets, int pair, int missing) noexcept {
    for (int before = 0; before + sets <= kMaxSets; ++before) {
      const auto b = static_cast<std::size_t>(before);
      const auto after = static_cast<std::size_t>(before + sets);
      for (std::size_t hadPair = 0; hadPair + static_cast<std::size_t>(pair) < 2; ++hadPair) {
        lower(to[after][hadPair + static_cast<std::size_t>(pair)], from[b][hadPair] + missing);
      }
    }
  }

  const Counts& have_;
  const Goal& goal_;
  int suit_;
  States now_{};
  States next_{};
};

Need together(const Need& a, const Need& b) noexcept {
  Need sum = kNothing;
  for (std::size_t x = 0; x <= kMaxSets; ++x) {
    for (std::size_t y = 0; x + y <= kMaxSets; ++y) {
      lower(sum[x + y][0], a[x][0] + b[y][0]);
      lower(sum[x + y][1], std::min(a[x][0] + b[y][1], a[x][1] + b[y][0]));
    }
  }
  return sum;
}

int missingForSets(const Counts& have, const Goal& goal) noexcept {
  Need all = SuitWalk(have, goal, 0).run();
  for (int suit = 1; suit <= kSuits; ++suit) {
    all = together(all, SuitWalk(have, goal, suit).run());
  }
  return all[static_cast<std::size_t>(goal.sets)][1];
}

int missingForPairs(const Counts& have, const Goal& goal) noexcept {
  int pairs = 0;
  int singles = 0;
  int kindsWithRoom = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if ((goal.usable & maskOf(kind)) == 0) {
      continue;
    }
    const int most = goal.foursArePairs ? 2 : 1;
    pairs += std::min(have[kind] / 2, most);
    // A third copy can become a second pair only where that counts; a single one always becomes a pair.
    singles += have[kind] == 1 || (goal.foursArePairs && have[kind] == 3) ? 1 : 0;
    kindsWithRoom += have[kind] == 0 ? most : 0;
    kindsWithRoom += have[kind] == 2 && goal.foursArePairs ? 1 : 0;
  }
  const int wanted = std::max(7 - pairs, 0);
  const int fromSingles = std::min(wanted, singles);
  const int fromNothing = wanted - fromSingles;
  return fromNothing > kindsWithRoom ? kFar : fromSingles + 2 * fromNothing;
}

int missingForOrphans(const Counts& have) noexcept {
  const KindMask held = have.atLeast(1) & kOrphans;
  const bool pair = (have.atLeast(2) & kOrphans) != 0;
  return 14 - std::popcount(held) - (pair ? 1 : 0);
}

}  // namespace

int tilesMissing(const Counts& concealed, const Goal& goal) noexcept {
  int best = missingForSets(concealed, goal);
  if (goal.sevenPairs && goal.sets == kMaxSets) {
    best = std::min(best, missingForPairs(concealed, goal));
  }
  if (goal.thirteenOrphans && goal.sets == kMaxSets) {
    best = std::min(best, missingForOrphans(concealed));
  }
  return best;
}

KindMask acceptedKinds(const Counts& concealed, const Goal& goal) noexcept {
  const int before = tilesMissing(concealed, goal);
  KindMask accepted = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (concealed[kind] + goal.gone[kind] >= kCopies) {
      continue;
    }
    Counts after = concealed;
    after.add(kind);
    accepted |= KindMask{tilesMissing(after, goal) < before} << kind;
  }
  return accepted;
}

}  // namespace tensu
