#include "support/distance.hpp"

#include <algorithm>

namespace tensu::test {
namespace {

constexpr int kFar = 99;

bool isUsable(const Goal& goal, int kind) {
  return (goal.usable >> kind & 1) != 0;
}

/// The seven cheapest pairs; of a kind that may be two pairs the second costs what it adds.
int forPairs(const Copies34& have, const Goal& goal) {
  std::vector<int> costs;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (!isUsable(goal, kind)) {
      continue;
    }
    const int held = have[static_cast<std::size_t>(kind)];
    const int first = std::max(0, 2 - held);
    costs.push_back(first);
    if (goal.foursArePairs) {
      costs.push_back(std::max(0, 4 - held) - first);
    }
  }
  std::sort(costs.begin(), costs.end());
  int sum = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    sum += i < costs.size() ? costs[i] : kFar;
  }
  return sum;
}

int forOrphans(const Copies34& have) {
  int best = kFar;
  for (int twice = 0; twice < kKinds; ++twice) {
    int sum = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
      const int wanted = (kOrphans >> kind & 1) == 0 ? 0 : kind == twice ? 2 : 1;
      sum += std::max(0, wanted - have[static_cast<std::size_t>(kind)]);
    }
    best = (kOrphans >> twice & 1) != 0 ? std::min(best, sum) : best;
  }
  return best;
}

using SuitCosts = std::array<std::array<std::array<int, 2>, 5>, 4>;

/// Every share of the sets among the suits, and every place of the pair.
int forSets(const SuitCosts& suits, int wanted) {
  int best = kFar;
  const auto from = [&](const auto& again, std::size_t suit, int sets, bool pair, int sum) -> void {
    if (suit == 4) {
      best = sets == wanted && pair ? std::min(best, sum) : best;
      return;
    }
    for (int here = 0; sets + here <= wanted; ++here) {
      const auto& costs = suits[suit][static_cast<std::size_t>(here)];
      again(again, suit + 1, sets + here, pair, sum + costs[0]);
      if (!pair) {
        again(again, suit + 1, sets + here, true, sum + costs[1]);
      }
    }
  };
  from(from, 0, 0, false, 0);
  return best;
}

int nearest(const Copies34& have, const Goal& goal, const SuitCosts& suits) {
  int best = forSets(suits, goal.sets);
  if (goal.sets == 4) {
    best = goal.sevenPairs ? std::min(best, forPairs(have, goal)) : best;
    best = goal.thirteenOrphans ? std::min(best, forOrphans(have)) : best;
  }
  return best;
}

}  // namespace

PlainDistance::Costs PlainDistance::suitCosts(const Copies34& have, const Goal& goal, int suit) const {
  Costs costs;
  const CompleteSuits& complete = suit == 3 ? honour_ : suit_;
  for (std::size_t sets = 0; sets < 5; ++sets) {
    for (std::size_t pair = 0; pair < 2; ++pair) {
      int& best = costs[sets][pair] = kFar;
      for (const SuitCounts target : complete.of[sets][pair]) {
        int sum = 0;
        for (int rank = 0; rank < (suit == 3 ? 7 : 9); ++rank) {
          const int kind = suit * 9 + rank;
          const int wanted = countAt(target, rank);
          const int most = isUsable(goal, kind) ? 4 - goal.gone[kind] : 0;
          sum += wanted > most ? kFar : std::max(0, wanted - have[static_cast<std::size_t>(kind)]);
        }
        best = std::min(best, sum);
      }
    }
  }
  return costs;
}

Distance PlainDistance::of(const Copies34& have, const Goal& goal) const {
  std::array<Costs, 4> suits;
  for (int suit = 0; suit < 4; ++suit) {
    suits[static_cast<std::size_t>(suit)] = suitCosts(have, goal, suit);
  }
  Distance distance{nearest(have, goal, suits), 0};
  for (int kind = 0; kind < kKinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    if (distance.missing == 0 || have[at] + goal.gone[kind] >= 4) {
      continue;
    }
    Copies34 more = have;
    ++more[at];
    std::array<Costs, 4> then = suits;
    then[at / 9] = suitCosts(more, goal, kind / 9);
    distance.accepts |= KindMask{nearest(more, goal, then) < distance.missing} << kind;
  }
  return distance;
}

}  // namespace tensu::test
