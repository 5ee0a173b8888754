// The answer of `settle` as an object.
import type { LedgerLine, Next, RoundResult, Seat, Wind } from '../tensu.d.ts';
import { type Decoder, SICHUAN, sumOf } from './decode.ts';
import { WINDS } from './encode.ts';
import type { Reader } from './wire.ts';

/** Reads what wire_round.cpp writes of a settled round. `rules` is the base id. */
export function readSettlement(from: Reader, decoder: Decoder, rules: string): RoundResult {
  const sichuan = from.number() === SICHUAN;
  const players = from.number();
  const lines = from.list((): LedgerLine => {
    const line = decoder.line(from);
    const step = from.number();
    return sichuan ? { ...line, step } : line;
  });
  const result: RoundResult = { ok: true, lines, deltas: sumOf(lines, players), pot: 0 };
  if (from.flag()) {
    result.points = many(players, () => from.wide());
  }
  result.pot = from.wide();
  if (from.flag()) {
    result.next = readNext(from, players);
  }
  const hasWins = from.flag();
  const hands = from.list(() => (from.flag() ? decoder.score(from, rules, []) : null));
  return hasWins ? { ...result, hands } : result;
}

function readNext(from: Reader, players: number): Next {
  const next: Next = {
    dealer: from.number() as Seat,
    dealerStays: from.flag(),
    honba: from.number(),
    replay: from.flag(),
    gameOver: from.flag(),
    round: WINDS[from.number()] as Wind,
  };
  if (from.flag()) {
    next.ranks = many(players, () => from.number() as Seat);
    next.final = many(players, () => from.wide());
  }
  return next;
}

function many<T>(count: number, read: () => T): T[] {
  return Array.from({ length: count }, read);
}
