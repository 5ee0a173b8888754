// Which tiles complete a hand that is one short.
#pragma once

#include "shape/distance.hpp"

namespace tensu {

/// Whether the concealed tiles (3n + 2 of them) are a win of one of the goal's shapes.
[[nodiscard]] bool isComplete(const Counts& concealed, const Goal& goal) noexcept;

/// The kinds that complete the concealed tiles (3n + 1 of them). A kind of which four are held, in hand or melds, is
/// none.
[[nodiscard]] KindMask waitingKinds(const Counts& concealed, const Goal& goal) noexcept;

}  // namespace tensu
