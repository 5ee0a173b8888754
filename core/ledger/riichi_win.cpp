#include "ledger/riichi_win.hpp"

#include <algorithm>

namespace tensu::ledger {
namespace {

class WinSettlement {
public:
  WinSettlement(const RiichiWin& win, const RuleSet& rules, Ledger& ledger) noexcept
      : win_(win),
        rules_(rules),
        ledger_(ledger),
        terms_{rules.players, win.seat == 0, win.win, rules.riichi.twoPlayerTsumo},
        // A liable discarder pays a ron alone, as any discarder does.
        liable_(win.liableBase > 0 && !(win.win == Win::ron && win.liable == win.from)) {}

  void write() noexcept {
    if (liable_) {
      liability();
    }
    hand(win_.base - (liable_ ? win_.liableBase : 0));
    counters();
    ledger_.add(kPot, win_.seat, win_.pot, Reason::deposits);
    if (win_.points != nullptr) {
      floor();
    }
  }

private:
  [[nodiscard]] Account payer() const noexcept {
    return win_.win == Win::ron ? win_.from : static_cast<Account>(1 - win_.seat);
  }
  [[nodiscard]] Reason reason() const noexcept {
    return win_.nagashi ? Reason::nagashi : win_.win == Win::ron ? Reason::ron : Reason::tsumo;
  }

  /// Calls `pay(seat)` for everybody but the winner, in turn order.
  template <class Pay>
  void eachOther(Pay pay) noexcept {
    for (int i = 1; i < rules_.players; ++i) {
      // A division would take longer than all the rest.
      const int seat = win_.seat + i;
      pay(static_cast<Account>(seat - (seat < rules_.players ? 0 : rules_.players)));
    }
  }

  void hand(int base) noexcept {
    if (onePays(terms_)) {
      ledger_.add(payer(), win_.seat, paidByOne(base, terms_), reason());
      return;
    }
    eachOther([this, base](Account seat) {
      ledger_.add(seat, win_.seat, paidByEach(base, terms_.dealer || seat == 0), reason());
    });
  }

  /// By tsumo the liable player pays all, by ron half; the discarder pays the other half.
  void liability() noexcept {
    const int whole = gainOf(win_.liableBase, terms_);
    if (win_.win == Win::tsumo) {
      ledger_.add(win_.liable, win_.seat, whole, Reason::liability);
      return;
    }
    ledger_.add(win_.liable, win_.seat, whole / 2, Reason::liability);
    ledger_.add(win_.from, win_.seat, whole - whole / 2, Reason::ron);
  }

  void counters() noexcept {
    const std::int64_t all = std::int64_t{win_.honba} * rules_.riichi.honba;
    if (liable_) {
      ledger_.add(win_.liable, win_.seat, all, Reason::honba);
    } else if (onePays(terms_)) {
      ledger_.add(payer(), win_.seat, all, Reason::honba);
    } else {
      // A number that is known at compile time: dividing by any other takes longer.
      constexpr int kPayers = kMaxPlayers - 1;
      const std::int64_t each = all / kPayers;
      eachOther([this, each](Account seat) { ledger_.add(seat, win_.seat, each, Reason::honba); });
    }
  }

  void floor() noexcept {
    eachOther([this](Account seat) {
      const std::int64_t held = std::max((*win_.points)[seat], std::int64_t{0});
      ledger_.add(win_.seat, seat, -ledger_.deltaOf(seat) - held, Reason::floor);
    });
  }

  const RiichiWin& win_;
  const RuleSet& rules_;
  Ledger& ledger_;
  WinTerms terms_;
  bool liable_;
};

}  // namespace

void settle(const RiichiWin& win, const RuleSet& rules, Ledger& ledger) noexcept {
  WinSettlement(win, rules, ledger).write();
}

}  // namespace tensu::ledger
