// How far tiles are from a win, found by trying every complete suit there is.
#pragma once

#include "shape/distance.hpp"
#include "support/suits.hpp"
#include "support/tiles.hpp"

namespace tensu::test {

/// What `distanceOf` should answer.
class PlainDistance {
public:
  [[nodiscard]] Distance of(const Copies34& have, const Goal& goal) const;

private:
  /// Tiles missing for each number of sets, without and with the pair.
  using Costs = std::array<std::array<int, 2>, 5>;
  [[nodiscard]] Costs suitCosts(const Copies34& have, const Goal& goal, int suit) const;

  CompleteSuits suit_ = completeSuits(false);
  CompleteSuits honour_ = completeSuits(true);
};

}  // namespace tensu::test
