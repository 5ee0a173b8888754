import type { Description, HandEngine, Problem, RuleOption } from 'tensu/hand';
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
export function derive(engine: HandEngine, entry: Entry, problem: Problem | undefined): Derived | undefined {
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

/** What most rule sets have stands there until the engine says what the chosen one has, so that little moves then. */
const USUAL_FLAGS = 'ippatsu haitei houtei rinshan chankan tenhou chiihou nagashi-mangan';
const USUAL: Description = {
  yaku: USUAL_FLAGS.split(' ').map((id) => ({ id, closed: 0, open: 0, on: true, status: 'assumed' })),
  facts: [],
  options: [usually('kokushi_robs_ankan')],
  tiles: '0123456789m0123456789p0123456789s1234567z',
};

function usually(key: string): RuleOption {
  const assumed = { status: 'assumed', valueStatus: 'assumed' } as const;
  return { key, type: 'bool', value: true, group: '', effect: 'score', ...assumed };
}

export function withoutEngine(entry: Entry, kind: 'loading' | 'failed'): Derived {
  const house = new House({ id: entry.rules, family: 'riichi', players: 4 }, USUAL, USUAL);
  return { house, fitted: fit(entry, house), outcome: { kind }, conflicts: new Map() };
}
