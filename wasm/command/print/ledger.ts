// Who pays whom, as tables.
import type { LedgerLine, Seat } from 'tensu';
import type { Phrases } from '../../../web/widget/phrases.ts';
import type { Context } from '../context.ts';
import { table } from './table.ts';

export function payments(phrases: Phrases, lines: readonly LedgerLine[]): string {
  const { reason } = phrases.words;
  const rows = lines.map((line) => [
    `${phrases.account(line.from)} → ${phrases.account(line.to)}`,
    phrases.name(reason, line.reason),
    phrases.number(line.points),
  ]);
  return table(rows, [2]);
}

/** What each seat gains or loses. */
export function seatSums(
  { style }: Context,
  phrases: Phrases,
  deltas: readonly number[],
  markOf: (seat: Seat) => string,
): string {
  const rows = deltas.map((delta, seat) => [
    phrases.seat(seat as Seat),
    signed(style, phrases, delta),
    markOf(seat as Seat),
  ]);
  return table(rows, [1]);
}

export function signed(style: Context['style'], phrases: Phrases, delta: number): string {
  const text = phrases.signed(delta);
  if (delta === 0) return text;
  return delta > 0 ? style.good(text) : style.bad(text);
}
