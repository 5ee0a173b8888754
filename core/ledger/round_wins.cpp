#include "base/sort.hpp"
#include "ledger/round_parts.hpp"

namespace tensu::ledger {
namespace {

/// Places in `round.wins`, the nearest after the discarder first.
using Order = std::array<std::size_t, kMaxWinners>;

Order turnOrder(const Round& round, int players) noexcept {
  Order order{};
  for (std::size_t i = 0; i < round.wins.size(); ++i) {
    order[i] = i;
  }
  const auto steps = [&round, players](std::size_t at) {
    return (round.wins[at].seat - round.wins[at].from + players) % players;
  };
  sortFew(order.data(), order.data() + round.wins.size(),
          [steps](std::size_t a, std::size_t b) { return steps(a) < steps(b); });
  return order;
}

}  // namespace

bool winsStand(const Round& round, const RuleSet& rules) noexcept {
  const bool aborted = rules.table.tripleRon == TripleRon::abort && round.wins.size() == 3;
  return round.outcome == Outcome::wins && !aborted;
}

Deal payWins(const Round& round, const RuleSet& rules, Books& books, WinLedgers& wins) noexcept {
  const Order order = turnOrder(round, rules.players);
  const std::size_t paid = rules.table.multiRon == MultiRon::nearest ? 1 : round.wins.size();
  bool stays = false;
  for (std::size_t i = 0; i < paid; ++i) {
    RiichiWin win = round.wins[order[i]];
    win.honba = i == 0 ? round.honba : 0;
    win.pot = i == 0 ? books.pot() : 0;
    win.points = books.floorPoints();
    settle(win, rules, wins[order[i]]);
    books.take(wins[order[i]]);
    stays = stays || (win.seat == 0 && (i == 0 || rules.table.dealerStaysBy == DealerStaysBy::any_win));
  }
  return {.stays = stays, .honba = stays ? round.honba + 1 : 0};
}

}  // namespace tensu::ledger
