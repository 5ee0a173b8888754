// How far tiles are from a win, and which tiles bring them nearer.
#pragma once

#include <array>

#include "tiles/counts.hpp"
#include "tiles/tile.hpp"

namespace tensu {

/// Which shapes win, and with which tiles: what a rule set and its melds leave open.
struct Goal {
  /// Sets that the concealed tiles still have to form.
  int sets = 4;
  bool sevenPairs = true;
  /// Four of a kind may be two of the seven pairs.
  bool foursArePairs = false;
  bool thirteenOrphans = true;
  /// Kinds that a win may hold.
  KindMask usable = ~KindMask{0};
  /// Copies of each kind that are already in melds and can come no more.
  Counts gone{};
};

struct Distance {
  /// Tiles that must still be drawn before the hand is complete: 0 is complete, 1 ready, and so on.
  int missing = 0;
  /// The kinds that bring the hand nearer when drawn.
  KindMask accepts = 0;
};

/// Concealed tiles may be 3n + 1 or 3n + 2. A tile of which all four copies are already used cannot be drawn.
[[nodiscard]] Distance distanceOf(const Counts& concealed, const Goal& goal) noexcept;

/// The cheapest ways to each number of sets, without and with the pair, over one or more suits.
using Distances = std::array<std::array<Distance, 2>, 5>;

/// The same tiles asked about again and again, each time without one of them: only its suit is looked at anew.
class DistanceWithout {
public:
  DistanceWithout(const Counts& concealed, const Goal& goal) noexcept;
  /// Without one tile of this kind, which must be among them.
  [[nodiscard]] Distance kind(int kind) const noexcept;

private:
  const Counts& concealed_;
  const Goal& goal_;
  /// For each suit, the other three together.
  std::array<Distances, kSuits + 1> others_;
};

}  // namespace tensu
