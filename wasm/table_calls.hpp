// The calls about a table: whole hands of a round, whether a win that was passed up forbids this one and what it would
// have to bring, and tournaments.
#pragma once

namespace tensu::wire {

/// The lists of ids that tables and records need besides, and the size of a record.
void tableIds();
void canWin(int slot, int passed);
void plan(int slot);

/// A whole hand at the table: its start, its pieces in their order, its end.
void roundStart(int slot);
void roundHand();
void roundKnown();
void roundAction();
void roundWallHand();
void roundWallKnown();
void roundSettle(int slot);

}  // namespace tensu::wire
