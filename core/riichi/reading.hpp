// One reading of a hand of the riichi family, and what every reading of the hand has in common.
#pragma once

#include <cstdint>

#include "shape/readings.hpp"
#include "tiles/hand.hpp"

namespace tensu::riichi {

/// What the yaku ask of the tiles and the circumstances, whichever way the tiles are read.
struct HandView {
  /// Kinds that the whole hand holds.
  KindMask kinds = 0;
  Counts all;
  Counts concealed;
  Flags flags;
  Win win = Win::tsumo;
  bool closed = true;
  std::uint8_t melds = 0;
  Kind winningKind = 0;
  Kind seatWind = kEast;
  Kind roundWind = kEast;
  /// Red fives in hand and melds.
  int reds = 0;
  /// The sets that lie open or are kans.
  Sequences meldSequences;
  KindMask meldTriplets = 0;
  KindMask openTriplets = 0;
  KindMask kans = 0;
};

/// One way to read the hand: every set, where the winning tile went, and what it therefore waited for.
struct Reading {
  Shape shape = Shape::none;
  Wait wait = Wait::none;
  Kind pair = kNoKind;
  /// Those of the melds, too.
  Sequences sequences;
  /// Triplets and kans.
  KindMask triplets = 0;
  /// Those that count as concealed: one completed by a ron does not.
  KindMask concealedTriplets = 0;
};

[[nodiscard]] HandView viewOf(const Hand& hand, const HandCounts& counts) noexcept;
[[nodiscard]] inline HandView viewOf(const Hand& hand) noexcept {
  return viewOf(hand, HandCounts(hand));
}

}  // namespace tensu::riichi
