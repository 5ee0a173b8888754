#include "shape/waits.hpp"

#include "shape/readings.hpp"

namespace tensu {

bool isComplete(const Counts& concealed, const Goal& goal) noexcept {
  if ((concealed.atLeast(1) & ~goal.usable) != 0) {
    return false;
  }
  if (isStandard(concealed)) {
    return true;
  }
  if (goal.sets < 4) {
    return false;
  }
  const bool pairs =
      goal.sevenPairs && (goal.foursArePairs ? isSevenPairsWithFours(concealed) : isSevenPairs(concealed));
  return pairs || (goal.thirteenOrphans && isThirteenOrphans(concealed));
}

KindMask waitingKinds(const Counts& concealed, const Goal& goal) noexcept {
  KindMask waits = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if ((goal.usable & maskOf(kind)) == 0 || concealed[kind] + goal.gone[kind] >= kCopies) {
      continue;
    }
    Counts complete = concealed;
    complete.add(kind);
    waits |= KindMask{isComplete(complete, goal)} << kind;
  }
  return waits;
}

}  // namespace tensu
