// The parts that a hand of the riichi family is settled in: round.cpp puts them together.
#pragma once

#include "ledger/books.hpp"
#include "ledger/round.hpp"

namespace tensu::ledger {

/// Whether the wins are paid at all: three of them can make the hand a draw.
[[nodiscard]] bool winsStand(const Round& round, const RuleSet& rules) noexcept;

/// Pays the wins, the nearest after the discarder first, which also takes counters and pot.
[[nodiscard]] Deal payWins(const Round& round, const RuleSet& rules, Books& books, WinLedgers& wins) noexcept;

/// Pays what is due at an exhaustive draw: nagashi, else noten.
[[nodiscard]] Deal payDraw(const Round& round, const RuleSet& rules, Books& books) noexcept;

/// The seats with a chombo.
[[nodiscard]] SeatMask offendersOf(const Round& round) noexcept;

/// Pays the offences out of the table; a chombo may be excused by a win.
void payPenalties(const Round& round, const RuleSet& rules, Books& books) noexcept;

/// How the deal goes on when a chombo ended the hand.
[[nodiscard]] Deal dealAfterChombo(const Round& round) noexcept;

}  // namespace tensu::ledger
