// Which tiles complete a hand that is one short.
#pragma once

#include "shape/distance.hpp"

namespace tensu {

/// The kinds that complete the concealed tiles (3n + 1 of them) to one of the goal's shapes. A kind of which four are
/// held, in hand or melds, is none.
[[nodiscard]] KindMask waitingKinds(const Counts& concealed, const Goal& goal) noexcept;

}  // namespace tensu
