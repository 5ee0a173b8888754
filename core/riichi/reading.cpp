#include "riichi/reading.hpp"

namespace tensu::riichi {
namespace {

void addMeldTo(HandView& view, const Meld& meld) noexcept {
  view.closed = view.closed && !isOpen(meld.type);
  view.reds += meld.reds;
  if (meld.type == MeldType::chi) {
    view.meldSequences.add(meld.first);
    return;
  }
  const KindMask kind = maskOf(meld.first);
  view.meldTriplets |= kind;
  view.openTriplets |= isOpen(meld.type) ? kind : 0;
  view.kans |= isKan(meld.type) ? kind : 0;
}

}  // namespace

HandView viewOf(const Hand& hand) noexcept {
  HandView view;
  RedFiveCounts reds{};
  view.concealed = Counts(hand.concealed.data(), hand.concealedCount, reds);
  view.reds = reds[0] + reds[1] + reds[2];
  view.all = view.concealed;
  if (hand.meldCount > 0) {
    view.all += meldCounts(hand);
  }
  view.kinds = view.all.atLeast(1);
  view.flags = Flags(hand.flags);
  view.win = hand.win;
  view.melds = hand.meldCount;
  view.winningKind = kindOf(hand.winningTile());
  view.seatWind = static_cast<Kind>(kEast + hand.seat);
  view.roundWind = static_cast<Kind>(kEast + hand.round);
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    addMeldTo(view, hand.melds[i]);
  }
  return view;
}

}  // namespace tensu::riichi
