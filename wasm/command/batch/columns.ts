// Results as columns, for spreadsheets and data frames.
import type { Engine, HandRequest, Result, Score } from 'tensu';

/** What a column holds of a score; of a refused hand every column but the first two is empty. */
const VALUES: Record<string, (score: Score, seat: number) => string | number> = {
  ok: () => 'true',
  code: () => '',
  rules: ({ rules }) => rules,
  han: ({ han }) => han,
  fu: ({ fu }) => fu,
  limit: ({ limit }) => limit,
  yakuman: ({ yakuman }) => yakuman,
  yaku: ({ yaku }) => yaku.map(({ id }) => id).join(' '),
  dora: ({ dora }) => dora.dora + dora.ura + dora.aka + dora.flower,
  base: ({ base }) => base,
  pattern: ({ pattern }) => pattern?.id ?? '',
  roots: ({ roots }) => roots ?? '',
  total: ({ deltas }, seat) => deltas[seat] ?? 0,
  deltas: ({ deltas }) => deltas.join(' '),
};

export const COLUMNS = Object.keys(VALUES);

const TOTAL = 4;
/** Columns that the engine's fast path knows: what it answers for each hand, by place. */
const PLACES: Record<string, number> = { han: 1, fu: 2, base: 3, total: TOTAL };
const NUMBERS_EACH = 5;
/** The fast path holds a total within 32 bits: one at the edge may be more. */
const MOST_TOTAL = 0x7fff_ffff;

/** Whether the fast path knows all of these columns. */
export const areFast = (columns: readonly string[]): boolean =>
  columns.every((column) => column === 'ok' || column === 'code' || column in PLACES);

export function rowOf(columns: readonly string[], separator: string, result: Result, seat: number): string {
  if (!result.ok) return refusedRow(columns, separator, result.problems[0]?.code ?? '');
  return columns.map((column) => VALUES[column]?.(result, seat) ?? '').join(separator);
}

function refusedRow(columns: readonly string[], separator: string, code: string): string {
  return columns.map((column) => (column === 'ok' ? 'false' : column === 'code' ? code : '')).join(separator);
}

/** The rows of many riichi hands at once, and which of them were refused. */
export function rowsOf(
  engine: Engine,
  hands: HandRequest[],
  columns: readonly string[],
  separator: string,
): { rows: string[]; refused: number[] } {
  const worths = engine.scoreMany(hands);
  const places = columns.map((column) => PLACES[column] ?? 0);
  const rows: string[] = [];
  const refused: number[] = [];
  for (let i = 0; i < hands.length; i++) {
    const first = i * NUMBERS_EACH;
    const code = worths[first] as number;
    if (code !== 0) {
      refused.push(i);
      rows.push(refusedRow(columns, separator, engine.refusals[code - 1] ?? ''));
      continue;
    }
    if (Math.abs(worths[first + TOTAL] as number) >= MOST_TOTAL) {
      const hand = hands[i] as HandRequest;
      rows.push(rowOf(columns, separator, engine.score(hand), hand.seat ?? 0));
      continue;
    }
    let row = '';
    for (let k = 0; k < places.length; k++) {
      const place = places[k] as number;
      const value = place > 0 ? worths[first + place] : columns[k] === 'ok' ? 'true' : '';
      row += k === 0 ? value : separator + value;
    }
    rows.push(row);
  }
  return { rows, refused };
}
