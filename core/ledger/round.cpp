#include "ledger/round.hpp"

#include "ledger/round_parts.hpp"

namespace tensu::ledger {
namespace {

template <class Use>
void eachSeat(SeatMask seats, Use use) noexcept {
  for (std::uint8_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (holds(seats, seat)) {
      use(seat);
    }
  }
}

Deal payOutcome(const Round& round, const RuleSet& rules, Books& books, WinLedgers& wins) noexcept {
  if (winsStand(round, rules)) {
    return payWins(round, rules, books, wins);
  }
  if (offendersOf(round) != 0) {
    return dealAfterChombo(round);
  }
  if (round.outcome == Outcome::exhaustive) {
    return payDraw(round, rules, books);
  }
  return {.stays = true, .honba = round.honba + 1};
}

}  // namespace

void settle(const Round& round, const RuleSet& rules, Settlement& out, WinLedgers& wins) noexcept {
  const GameState& game = round.game;
  out.hasPoints = game.hasPoints;
  out.points = game.points;
  out.pot = round.pot;
  // Where there is a floor the points have been asked for.
  Books books(out, rules.riichi.floorZero);
  eachSeat(round.riichi, [&books](Account seat) { books.move(seat, kPot, kStick, Reason::riichi); });
  const Deal deal = payOutcome(round, rules, books, wins);
  payPenalties(round, rules, books);
  if (deal.replay) {
    eachSeat(round.riichi, [&books](Account seat) { books.move(kPot, seat, kStick, Reason::riichi); });
  }
  out.hasNext = true;
  out.next = nextOf(game, deal, rules, out.points);
  if (out.next.gameOver && game.hasPoints) {
    books.move(kPot, firstSeat(game, rules, out.points), out.pot, Reason::deposits);
    rank(game, rules, out.points, out.next);
  }
}

}  // namespace tensu::ledger
