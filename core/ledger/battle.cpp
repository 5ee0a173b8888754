#include "ledger/battle.hpp"

#include <algorithm>
#include <bit>

#include "base/sort.hpp"
#include "ledger/sichuan_win.hpp"

namespace tensu::ledger {
namespace {

constexpr int kExposed = 2;
constexpr int kConcealedEach = 2;
constexpr int kAddedEach = 1;

/// The winners in turn order after the discarder; a tsumo has only one.
BattleWins inTurn(BattleWins wins) noexcept {
  const auto turns = [](const BattleWin& win) { return (win.seat + kMaxPlayers - win.from) % kMaxPlayers; };
  sortFew(wins.begin(), wins.end(), [turns](const BattleWin& a, const BattleWin& b) { return turns(a) < turns(b); });
  return wins;
}

}  // namespace

int Battle::winners() const noexcept {
  return kMaxPlayers - std::popcount(active_);
}

int Battle::kongsOf(int seat) const noexcept {
  return static_cast<int>(
      std::count_if(kongs_.begin(), kongs_.end(), [seat](const PaidKong& kong) { return kong.seat == seat; }));
}

void Battle::line(Account from, Account to, int points, Reason reason) noexcept {
  ledger_.add(from, to, points, reason, step_);
}

void Battle::endAction(bool kong) noexcept {
  afterKong_ = kong;
  ++step_;
}

void Battle::play(const Kong& kong) noexcept {
  PaidKong paid;
  paid.seat = kong.seat;
  paid.tile = kong.tile;
  const bool free = kong.late && rules_.lateAddedKong == LateAddedKong::free;
  for (Account seat = 0; seat < kMaxPlayers && !free; ++seat) {
    if (seat == kong.seat || !isActive(seat) || (kong.kind == MeldType::kan && seat != kong.from)) {
      continue;
    }
    const int points = kong.kind == MeldType::kan     ? kExposed
                       : kong.kind == MeldType::ankan ? kConcealedEach
                                                      : kAddedEach;
    paid.paid[seat] = static_cast<std::uint8_t>(points);
    line(seat, kong.seat, points, Reason::kong);
  }
  kongs_.push_back(paid);
  endAction(true);
}

void Battle::play(const BattleWins& given) noexcept {
  const BattleWins wins = inTurn(given);
  for (const BattleWin& win : wins) {
    Ledger lines;
    settle(SichuanWin{win.value, win.seat, win.win, win.from, active_}, lines);
    for (const Line& each : lines.lines()) {
      ledger_.add(each.from, each.to, each.points, each.reason, step_);
    }
  }
  const BattleWin& nearest = wins[0];
  if (winners() == 0) {
    const bool byDiscarder = wins.size() > 1 && rules_.multiFirstDealer == MultiFirstDealer::discarder;
    nextDealer_ = byDiscarder ? nearest.from : nearest.seat;
  }
  if (nearest.flags.has(Flag::after_kong)) {
    settleKongBefore(nearest.seat);
  }
  for (const BattleWin& win : wins) {
    active_ = static_cast<std::uint8_t>(active_ & ~(1 << win.seat));
  }
  wallEmpty_ = nearest.flags.has(Flag::last_tile);
  endAction(false);
}

/// What becomes of the kong whose discard was won: nothing, or it goes back to who paid, or on to the nearest winner.
void Battle::settleKongBefore(std::uint8_t nearest) noexcept {
  if (rules_.afterKongRefund == AfterKongRefund::none) {
    return;
  }
  PaidKong& kong = kongs_.back();
  int income = 0;
  for (Account seat = 0; seat < kMaxPlayers; ++seat) {
    income += kong.paid[seat];
    if (rules_.afterKongRefund == AfterKongRefund::refund) {
      line(kong.seat, seat, kong.paid[seat], Reason::kong_refund);
    }
  }
  if (rules_.afterKongRefund == AfterKongRefund::transfer) {
    line(kong.seat, nearest, income, Reason::kong_transfer);
  }
  kong.paid = {};
}

void settle(const Battle& battle, const GameState& game, const RuleSet& rules, Settlement& out) noexcept {
  out.ledger = battle.ledger();
  out.hasPoints = game.hasPoints;
  out.points = game.points;
  const Deltas deltas = out.ledger.deltas();
  for (std::size_t seat = 0; seat < deltas.size(); ++seat) {
    out.points[seat] += deltas[seat];
  }
  out.hasNext = battle.over();
  if (!out.hasNext) {
    return;
  }
  out.next.dealer = battle.nextDealer();
  out.next.dealerStays = out.next.dealer == game.dealer;
  out.next.gameOver = game.lastHand;
  if (game.lastHand && game.hasPoints) {
    rank(game, rules, out.points, out.next);
  }
}

}  // namespace tensu::ledger
