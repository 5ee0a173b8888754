// Who pays for one win of the blood battle.
#pragma once

#include "ledger/ledger.hpp"

namespace tensu::ledger {

struct SichuanWin {
  int value = 0;
  std::uint8_t seat = 0;
  Win win = Win::tsumo;
  std::uint8_t from = 0;
  /// Bit s for a seat that has not won yet.
  std::uint8_t active = 0xF;
};

/// By tsumo every active opponent pays the value and one more, by ron the discarder pays the value alone.
void settle(const SichuanWin& win, Ledger& ledger) noexcept;

}  // namespace tensu::ledger
