import type { Engine, Problem } from 'tensu';
import { flagConflicts } from './availability.ts';
import type { Entry } from './entry.ts';
import { type Fitted, fit } from './fit.ts';
import { House, openHouse } from './house.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** What follows from an entry under its rule set. */
export interface Derived {
  house: House;
  fitted: Fitted;
  outcome: Outcome;
  conflicts: Map<string, Problem>;
}

/** Nothing where there is no such rule set. With a problem the outcome is that the hand is refused for it. */
export function derive(engine: Engine, entry: Entry, problem: Problem | undefined): Derived | undefined {
  const house = openHouse(engine, entry.rules, entry.changed[entry.rules]);
  if (!house) return undefined;
  const fitted = fit(entry, house);
  const conflicts = flagConflicts(engine, fitted, house);
  const outcome = problem ? refusedFor(problem) : outcomeOf(engine, fitted, drawsNow(fitted));
  return { house, fitted, conflicts, outcome };
}

/** What was entered and could not be read: no older hand may be shown as if it were this one. */
const refusedFor = (problem: Problem): Outcome => ({ kind: 'refused', problems: [problem], checks: [], discards: [] });

const drawsNow = ({ request }: Fitted): boolean => request.flags?.includes('nagashi-mangan') ?? false;

/** Until the engine is there the page shows the tiles that most rule sets have. */
export function withoutEngine(entry: Entry, kind: 'loading' | 'failed'): Derived {
  const tiles = '123456789m123456789p123456789s1234567z';
  const description = { yaku: [], facts: [], options: [], tiles };
  const house = new House({ id: entry.rules, family: 'riichi', players: 4 }, description, description);
  return { house, fitted: fit(entry, house), outcome: { kind }, conflicts: new Map() };
}
