// What a record states of a win beside what the engine counts.
import type { Engine, Score } from 'tensu';
import type { RecordedWin, Stated } from './played.ts';

/** Where they differ, and both values; nothing where they agree. */
export type Differences = Record<string, { stated: unknown; scored: unknown }>;

/** From here on fu make no difference, and records leave them out or not. */
const MANGAN_HAN = 5;

export function differencesOf(stated: Stated, score: Score): Differences {
  const scored: Stated = {
    han: score.yakuman > 0 ? undefined : score.han,
    fu: score.han < MANGAN_HAN && !score.yakuman ? score.fu : undefined,
    yakuman: score.yakuman,
    yaku: score.yaku.map(({ id }) => id).sort(),
    deltas: score.deltas,
  };
  const found: Differences = {};
  for (const key of ['han', 'fu', 'yakuman', 'yaku', 'deltas'] as const) {
    const want = key === 'yaku' ? stated.yaku && [...stated.yaku].sort() : stated[key];
    const have = scored[key];
    if (want === undefined || have === undefined) continue;
    if (String(want) !== String(have)) found[key] = { stated: want, scored: have };
  }
  return found;
}

export interface CheckedWin extends RecordedWin {
  result: ReturnType<Engine['score']>;
  differences: Differences;
}

export function checked(engine: Engine, win: RecordedWin): CheckedWin {
  const result = engine.score(win.request);
  return { ...win, result, differences: result.ok ? differencesOf(win.stated, result) : {} };
}

export const agrees = ({ result, differences }: CheckedWin): boolean =>
  result.ok && Object.keys(differences).length === 0;
