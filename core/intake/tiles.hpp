// Stage 3, what every family asks: the tiles exist, there are enough and not too many, and the melds are melds.
#pragma once

#include "intake/values.hpp"

namespace tensu::intake {

/// Fills the tiles and melds of `parsed.hand` where nothing is wrong with them.
void checkTiles(Parsed& parsed, const RuleSet& rules, const Question& question, Problems& problems) noexcept;

/// Adds too_many_copies of this field when there are more of a tile than the rule set plays with.
void refuseTooMany(TileCode code, int copies, Field field, const RuleSet& rules, Problems& problems) noexcept;

/// Adds tile_count when there are not as many tiles as wanted.
void refuseCount(int have, int wanted, Problems& problems) noexcept;

/// How many tiles the question asks for: one less where nagashi mangan is the hand, which has no winning tile.
[[nodiscard]] int tilesWanted(const Hand& hand, const RuleSet& rules, const Question& question) noexcept;

}  // namespace tensu::intake
