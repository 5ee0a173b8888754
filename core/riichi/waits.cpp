#include "riichi/waits.hpp"

#include "shape/readings.hpp"
#include "shape/waits.hpp"

namespace tensu::riichi {

Goal goalOf(const Hand& hand) noexcept {
  Goal goal;
  goal.sets = kMaxMelds - hand.meldCount;
  goal.gone = meldCounts(hand);
  return goal;
}

KindMask discardedWaits(const Hand& hand, const RuleSet& rules) noexcept {
  if (hand.win == Win::tsumo || hand.discards == 0) {
    return 0;
  }
  const bool onlyOwnTile =
      rules.riichi.kokushiFuriten == KokushiFuriten::own_tile && isThirteenOrphans(concealedCounts(hand));
  if (onlyOwnTile) {
    return hand.discards & maskOf(kindOf(hand.winningTile()));
  }
  Counts waiting = concealedCounts(hand);
  waiting.remove(kindOf(hand.winningTile()));
  return hand.discards & waitingKinds(waiting, goalOf(hand));
}

}  // namespace tensu::riichi
