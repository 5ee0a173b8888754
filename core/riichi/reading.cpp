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

HandView viewOf(const Hand& hand, const HandCounts& counts) noexcept {
  HandView view{
      .kinds = counts.kinds,
      .all = counts.all,
      .concealed = counts.concealed,
      .flags = Flags(hand.flags),
      .win = hand.win,
      .melds = hand.meldCount,
      .winningKind = kindOf(hand.winningTile()),
      .seatWind = static_cast<Kind>(kEast + hand.seat),
      .roundWind = static_cast<Kind>(kEast + hand.round),
      .reds = counts.reds[0] + counts.reds[1] + counts.reds[2],
      .meldSequences = {},
      .meldTriplets = 0,
      .openTriplets = 0,
      .kans = 0,
  };
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    addMeldTo(view, hand.melds[i]);
  }
  return view;
}

}  // namespace tensu::riichi
