import type { CanWin, Engine, Problem, Seat, Win } from 'tensu';
import { rulesOf } from '../../../widget/state/house.ts';
import { type Battle, RULES, SEATS } from './battle.ts';

/**
 * Whether a win is allowed to whoever passed up `passed` points since the own last draw (見逃し). The engine judges a
 * hand by its tiles; of a known win the page compares `income`, what the ledger gives for it.
 */
export function mayWin(
  engine: Engine,
  { set }: Battle,
  win: Win,
  passed: number,
  { income, left }: { income: number; left: readonly Seat[] },
): CanWin | Problem {
  if (!('concealed' in win)) return { ok: income > passed, income, needed: passed + 1 };
  const active = SEATS.filter((seat) => !left.includes(seat));
  const answer = engine.canWin({ ...win, rules: rulesOf(RULES, set), active }, passed);
  return 'problems' in answer ? (answer.problems[0] as Problem) : answer;
}
