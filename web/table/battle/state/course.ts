import type { Action, Engine, LedgerLine, Problem, Result, RoundResult, Seat } from 'tensu';
import type { OptionSet } from '../../../widget/state/entry.ts';
import { rulesOf } from '../../../widget/state/house.ts';
import { type Battle, RULES, SEATS } from './battle.ts';

/** An action with all that it did, or why it cannot be. */
export interface Step {
  action: Action;
  lines: LedgerLine[];
  deltas: number[];
  /** After it. */
  points: number[];
  /** Who has won by then. */
  left: Seat[];
  /** The scored hands of a win, null for a known one. */
  hands: (Result | null)[];
  problem?: Problem;
}

/** The hand so far. An action that cannot be changes nothing, and those after it go on without it. */
export interface Course {
  steps: Step[];
  /** The actions that count. */
  counted: Action[];
  settled: RoundResult;
}

/** Settles the actions of a battle, or others in its place. */
export const settle = (engine: Engine, battle: Battle, actions: readonly Action[], set: OptionSet = battle.set) =>
  engine.settle({
    rules: rulesOf(RULES, set),
    dealerSeat: battle.dealer,
    points: battle.points,
    outcome: { type: 'battle', actions: [...actions] },
  });

/** Goes through the battle action by action, or says why its rules or points cannot be. */
export function courseOf(engine: Engine, battle: Battle): Course | Problem {
  const first = settle(engine, battle, []);
  if (!first.ok) return first.problems[0] as Problem;
  const course: Course = { steps: [], counted: [], settled: first };
  for (const action of battle.actions) take(engine, battle, course, action);
  return course;
}

function take(engine: Engine, battle: Battle, course: Course, action: Action): void {
  const tried = settle(engine, battle, [...course.counted, action]);
  const before = course.settled;
  const left = winnersOf(course.counted);
  if (!tried.ok) {
    const points = before.points ?? battle.points;
    const none = { lines: [], deltas: SEATS.map(() => 0), hands: [] };
    course.steps.push({ action, points, left, problem: tried.problems[0], ...none });
    return;
  }
  const at = course.counted.length;
  course.counted.push(action);
  course.settled = tried;
  course.steps.push({
    action,
    lines: tried.lines.filter(({ step }) => step === at),
    deltas: tried.deltas.map((delta, seat) => delta - (before.deltas[seat] ?? 0)),
    points: tried.points ?? [],
    left: winnersOf(course.counted),
    hands: tried.hands?.slice(before.hands?.length ?? 0) ?? [],
  });
}

/** Who has won, in the order of the wins. */
export const winnersOf = (actions: readonly Action[]): Seat[] =>
  actions.flatMap((action) => (action.type === 'win' ? action.wins.map(({ seat }) => seat ?? 0) : []));
