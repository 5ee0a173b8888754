#include "wire_round.hpp"

namespace tensu::wire {
namespace {

table::NumberList readNumbers(Reader& in) noexcept {
  table::NumberList list;
  list.presence = in.presence();
  list.count = in.length();
  for (Whole& number : list.numbers) {
    number = in.whole();
  }
  return list;
}

table::SeatList readSeats(Reader& in) noexcept {
  table::SeatList list;
  list.presence = in.presence();
  const std::int32_t kept = in.count(list.seats.kMost);
  for (std::int32_t i = 0; i < kept; ++i) {
    list.seats.push_back(in.whole());
  }
  return list;
}

table::ItemList readItems(Reader& in) noexcept {
  table::ItemList list;
  list.presence = in.presence();
  list.count = in.length();
  return list;
}

/// What each seat holds, by seat or by place.
void writeNumbers(Writer& out, const ledger::Points& numbers, int players) noexcept {
  for (int i = 0; i < players; ++i) {
    out.wide(numbers[static_cast<std::size_t>(i)]);
  }
}

void writeNext(Writer& out, const ledger::Next& next, int players) noexcept {
  out.number(next.dealer);
  out.number(next.dealerStays ? 1 : 0);
  out.number(next.honba);
  out.number(next.replay ? 1 : 0);
  out.number(next.gameOver ? 1 : 0);
  out.number(next.round);
  out.number(next.ranked ? 1 : 0);
  if (next.ranked) {
    for (int i = 0; i < players; ++i) {
      out.number(next.ranks[static_cast<std::size_t>(i)]);
    }
    writeNumbers(out, next.final, players);
  }
}

}  // namespace

table::RoundRequest readRound(Reader& in) noexcept {
  table::RoundRequest round;
  round.honba = in.whole();
  round.pot = in.whole();
  round.round = in.whole();
  round.oka = in.whole();
  round.dealerSeat = in.whole();
  round.firstDealer = in.whole();
  round.lastHand = in.whole();
  round.points = readNumbers(in);
  round.uma = readNumbers(in);
  round.riichi = readSeats(in);
  round.penaltyList = readItems(in);
  const std::int32_t penalties = in.count(round.penalties.kMost);
  for (std::int32_t i = 0; i < penalties; ++i) {
    const Whole seat = in.whole();
    round.penalties.push_back({seat, in.whole()});
  }
  round.outcomePresence = in.presence();
  round.outcome = in.whole();
  round.abort = in.whole();
  round.tenpai = readSeats(in);
  round.nagashi = readSeats(in);
  round.wins = readItems(in);
  round.actions = readItems(in);
  readUnusable(in, round);
  return round;
}

table::KnownWinRequest readKnownWin(Reader& in) noexcept {
  table::KnownWinRequest win;
  win.seat = in.whole();
  win.winPresence = in.presence();
  win.winBy = in.whole();
  win.from = in.whole();
  win.han = in.whole();
  win.fu = in.whole();
  win.yakuman = in.whole();
  win.base = in.whole();
  win.flags = Flags(static_cast<std::uint32_t>(in.number()));
  readUnusable(in, win);
  return win;
}

table::ActionRequest readAction(Reader& in) noexcept {
  table::ActionRequest action;
  action.type = in.whole();
  action.seat = in.whole();
  action.kind = in.whole();
  action.from = in.whole();
  action.late = in.whole();
  action.tile = in.text();
  action.wins = readItems(in);
  action.hands = readItems(in);
  readUnusable(in, action);
  return action;
}

table::WallHandRequest readWallHand(Reader& in) noexcept {
  table::WallHandRequest hand;
  hand.seat = in.whole();
  hand.ready = in.whole();
  hand.base = in.whole();
  hand.pig = in.whole();
  readUnusable(in, hand);
  return hand;
}

void writeSettlement(Writer& out, const table::TableSettler& settler, const CompiledRules& rules) noexcept {
  const ledger::Settlement& settled = settler.settlement();
  const int players = rules.rules.players;
  out.id(rules.rules.family);
  out.number(players);
  out.number(settled.ledger.lines().count());
  for (const ledger::Line& line : settled.ledger.lines()) {
    writeLedgerLine(out, line);
    out.number(line.step);
  }
  out.number(settled.hasPoints ? 1 : 0);
  if (settled.hasPoints) {
    writeNumbers(out, settled.points, players);
  }
  out.wide(settled.pot);
  out.number(settled.hasNext ? 1 : 0);
  if (settled.hasNext) {
    writeNext(out, settled.next, players);
  }
  out.number(settler.hasWins() ? 1 : 0);
  out.number(static_cast<std::int32_t>(settler.wins()));
  for (std::size_t i = 0; i < settler.wins(); ++i) {
    const HandScore* score = settler.scoreOf(i);
    out.number(score != nullptr ? 1 : 0);
    if (score != nullptr) {
      writeScore(out, *score, rules);
    }
  }
}

}  // namespace tensu::wire
