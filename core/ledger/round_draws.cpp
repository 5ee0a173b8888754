#include <bit>

#include "ledger/round_parts.hpp"
#include "riichi/limits.hpp"

namespace tensu::ledger {
namespace {

/// Calls `pay(payer, receiver)` for every two different seats: each payer in turn, and for each the receivers in turn
/// order after them.
template <class Pay>
void eachPair(int players, Pay pay) noexcept {
  for (int payer = 0; payer < players; ++payer) {
    for (int i = 1; i < players; ++i) {
      pay(static_cast<Account>(payer), static_cast<Account>((payer + i) % players));
    }
  }
}

/// Every noten player pays every tenpai player alike.
void payNoten(const Round& round, const RuleSet& rules, Books& books) noexcept {
  const int tenpai = std::popcount(round.tenpai);
  const int noten = rules.players - tenpai;
  if (tenpai == 0 || noten == 0) {
    for (Account seat = 0; seat < rules.players && tenpai == 0 && rules.table.allNotenPay; ++seat) {
      books.pay(seat, kPot, rules.table.noten / 2, Reason::noten);
    }
    return;
  }
  const int each = rules.table.noten / (tenpai * noten);
  eachPair(rules.players, [&](Account payer, Account receiver) {
    if (!holds(round.tenpai, payer) && holds(round.tenpai, receiver)) {
      books.pay(payer, receiver, each, Reason::noten);
    }
  });
}

/// Each nagashi is paid like a mangan by tsumo, without counters; the sticks stay.
void payNagashi(const Round& round, const RuleSet& rules, Books& books) noexcept {
  eachPair(rules.players, [&](Account payer, Account receiver) {
    if (!holds(round.nagashi, receiver)) {
      return;
    }
    const WinTerms terms{rules.players, receiver == 0, Win::tsumo, rules.riichi.twoPlayerTsumo};
    const int points =
        onePays(terms) ? paidByOne(riichi::kMangan, terms) : paidByEach(riichi::kMangan, receiver == 0 || payer == 0);
    books.pay(payer, receiver, points, Reason::nagashi);
  });
}

/// A nagashi that is a win: of several only the first seat's, which is the dealer where that is one of them.
Deal winByNagashi(const Round& round, const RuleSet& rules, Books& books) noexcept {
  RiichiWin win;
  win.base = riichi::kMangan;
  win.seat = static_cast<std::uint8_t>(std::countr_zero(round.nagashi));
  win.nagashi = true;
  win.honba = round.honba;
  win.pot = books.pot();
  win.points = books.floorPoints();
  Ledger lines;
  settle(win, rules, lines);
  books.take(lines);
  const bool stays = win.seat == 0;
  return {.stays = stays, .honba = stays ? round.honba + 1 : 0};
}

}  // namespace

Deal payDraw(const Round& round, const RuleSet& rules, Books& books) noexcept {
  if (round.nagashi != 0 && rules.table.nagashi == Nagashi::win) {
    return winByNagashi(round, rules, books);
  }
  if (round.nagashi != 0) {
    payNagashi(round, rules, books);
  } else {
    payNoten(round, rules, books);
  }
  const bool last = round.game.lastHand && rules.table.lastDrawStays;
  return {.stays = last || (rules.table.dealerStaysTenpai && holds(round.tenpai, 0)), .honba = round.honba + 1};
}

}  // namespace tensu::ledger
