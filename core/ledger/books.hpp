// The lines of a whole hand at the table as they are written, with what everybody holds after each of them.
#pragma once

#include <algorithm>

#include "ledger/game.hpp"

namespace tensu::ledger {

/// Writes into a settlement whose points and pot are those before the hand.
class Books {
public:
  /// `floored`: who is short of points pays what they hold.
  Books(Settlement& out, bool floored) noexcept : out_(out), floored_(floored) {}

  void move(Account from, Account to, std::int64_t points, Reason reason) noexcept {
    out_.ledger.add(from, to, points, reason);
    change(from, -points);
    change(to, points);
  }

  /// The same with the floor: what the payer lacks comes back from whom it went to.
  void pay(Account from, Account to, std::int64_t points, Reason reason) noexcept {
    const std::int64_t held = std::max(out_.points[from], std::int64_t{0});
    move(from, to, points, reason);
    if (floored_ && points > held) {
      move(to, from, points - held, Reason::floor);
    }
  }

  void take(const Ledger& win) noexcept {
    for (const Line& line : win.lines()) {
      move(line.from, line.to, line.points, line.reason);
    }
  }

  [[nodiscard]] const Points& points() const noexcept { return out_.points; }
  /// For a win, which writes its own floor; null where there is none.
  [[nodiscard]] const Points* floorPoints() const noexcept { return floored_ ? &out_.points : nullptr; }
  [[nodiscard]] std::int64_t pot() const noexcept { return out_.pot; }

private:
  void change(Account account, std::int64_t points) noexcept {
    if (account < kMaxPlayers) {
      out_.points[account] += points;
    } else if (account == kPot) {
      out_.pot += points;
    }
  }

  Settlement& out_;
  bool floored_;
};

}  // namespace tensu::ledger
