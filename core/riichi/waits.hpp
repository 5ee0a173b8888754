// What a hand of the riichi family waits for, and which of it its own discards bar.
#pragma once

#include "rules/rule_set.hpp"
#include "shape/distance.hpp"
#include "tiles/hand.hpp"

namespace tensu::riichi {

/// What the concealed tiles can win with beside the melds.
[[nodiscard]] Goal goalOf(const Hand& hand) noexcept;

/// The waits among the own discards, which bar a ron; none by tsumo, and where no discards are told. Source: furiten in
/// each of the documents; for thirteen orphans some rule sets look at the winning tile alone.
[[nodiscard]] KindMask discardedWaits(const Hand& hand, const RuleSet& rules) noexcept;

}  // namespace tensu::riichi
