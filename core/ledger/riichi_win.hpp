// Who pays for one win of the riichi family.
#pragma once

#include "ledger/ledger.hpp"
#include "ledger/payment.hpp"

namespace tensu::ledger {

/// A win whose worth is known.
struct RiichiWin {
  int base = 0;
  /// The part of the base that the liable player answers for; 0 when nobody is liable.
  int liableBase = 0;
  std::uint8_t liable = 0;
  std::uint8_t seat = 0;
  Win win = Win::tsumo;
  /// By ron, the discarder.
  std::uint8_t from = 0;
  std::int32_t honba = 0;
  std::int32_t deposits = 0;
  /// Nagashi mangan paid as a draw: no counters, and the sticks stay.
  bool paidAsDraw = false;
  /// What everybody holds at the win, or null where no floor applies.
  const std::array<std::int32_t, kMaxPlayers>* points = nullptr;
};

/// Writes the lines of the win: the hand, its counters, the sticks, and last what the floor gives back.
void settle(const RiichiWin& win, const RuleSet& rules, Ledger& ledger) noexcept;

}  // namespace tensu::ledger
