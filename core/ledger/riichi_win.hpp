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
  /// Counters that this win takes.
  std::int32_t honba = 0;
  /// Points on the table that this win takes.
  std::int64_t pot = 0;
  bool nagashi = false;
  /// What everybody holds at the win, or null where no floor applies.
  const Points* points = nullptr;
};

/// Writes the lines of the win into an empty ledger: the hand, its counters, the pot, and last what the floor gives
/// back.
void settle(const RiichiWin& win, const RuleSet& rules, Ledger& ledger) noexcept;

}  // namespace tensu::ledger
