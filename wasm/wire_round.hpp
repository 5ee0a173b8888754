// A whole hand at the table over the two buffers: its pieces as src/round.ts and src/battle.ts write them, and its
// answer as src/settlement.ts reads it.
#pragma once

#include "answer.hpp"
#include "table/settler.hpp"
#include "wire.hpp"

namespace tensu::wire {

[[nodiscard]] table::RoundRequest readRound(Reader& in) noexcept;
[[nodiscard]] table::KnownWinRequest readKnownWin(Reader& in) noexcept;
[[nodiscard]] table::ActionRequest readAction(Reader& in) noexcept;
[[nodiscard]] table::WallHandRequest readWallHand(Reader& in) noexcept;

/// Of a settler that has settled.
void writeSettlement(Writer& out, const table::TableSettler& settler, const CompiledRules& rules) noexcept;

}  // namespace tensu::wire
