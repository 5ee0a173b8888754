// Which circumstances of a win cannot be together. Source: what WCOOM, Makopi and WEB TILE say of each yaku; what they
// leave unsaid is assumed from how a hand is played.
#pragma once

#include "problem.hpp"
#include "rules/rule_set.hpp"
#include "tiles/hand.hpp"

namespace tensu::riichi {

/// What can only happen before anybody has called and the player has drawn a second tile.
inline constexpr Flags kFirstDraw = Flags::of(Flag::tenhou, Flag::chiihou, Flag::renhou, Flag::shiisanpuutaa);

/// Adds a flag_conflict for each pair of flags, and each flag and other circumstance, that cannot both be true.
void checkCircumstances(const Hand& hand, const RuleSet& rules, Problems& problems) noexcept;

}  // namespace tensu::riichi
