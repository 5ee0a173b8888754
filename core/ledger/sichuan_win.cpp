#include "ledger/sichuan_win.hpp"

namespace tensu::ledger {

void settle(const SichuanWin& win, Ledger& ledger) noexcept {
  if (win.win == Win::ron) {
    ledger.add(win.from, win.seat, win.value, Reason::ron);
    return;
  }
  for (int i = 1; i < kMaxPlayers; ++i) {
    const auto seat = static_cast<Account>((win.seat + i) % kMaxPlayers);
    if ((win.active >> seat & 1) != 0) {
      ledger.add(seat, win.seat, win.value + 1, Reason::tsumo);
    }
  }
}

}  // namespace tensu::ledger
