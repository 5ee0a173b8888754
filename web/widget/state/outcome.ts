import type { Discard, HandEngine, Problem, Refusal, Score, Waits } from 'tensu/hand';
import { type Fitted, HAND_SIZE, sizeOf } from './fit.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { byOrder } from './tiles.ts';

/** What the page has to say about the hand as it is now. */
export type Outcome =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  /** Fewer than 13 tiles, or 13 that are not ready. */
  | { kind: 'partial'; missing: number; shanten?: number; problems: Problem[] }
  | { kind: 'waits'; waits: Waits['waits'] }
  | { kind: 'score'; score: Score; next?: NextStep }
  | { kind: 'refused'; problems: Problem[]; checks: Refusal['checks']; discards: Discard[] };

const READY_SIZE = HAND_SIZE - 1;
/** What a hand lacks only because it is not finished. */
const UNFINISHED = ['tile_count', 'not_winning', 'no_yaku', 'below_minimum_han', 'furiten', 'lack_suit_remains'];

export function outcomeOf(engine: HandEngine, fitted: Fitted, givesDraws: boolean): Outcome {
  const { request } = fitted;
  const size = sizeOf(fitted);
  if (givesDraws && size === READY_SIZE) return scored(engine, fitted);
  if (size > READY_SIZE) return scored(engine, fitted);
  if (size === 0) return { kind: 'empty' };
  const result = engine.score(request);
  const problems = result.ok ? [] : result.problems.filter(({ code }) => !UNFINISHED.includes(code));
  if (size < READY_SIZE || problems.length > 0) {
    return { kind: 'partial', missing: Math.max(0, HAND_SIZE - size), problems };
  }
  return ready(engine, fitted);
}

function ready(engine: HandEngine, { request }: Fitted): Outcome {
  const answer = engine.waits(request);
  if (!('waits' in answer)) return { kind: 'partial', missing: 1, problems: answer.problems };
  if (answer.shanten > 0) return { kind: 'partial', missing: 1, shanten: answer.shanten, problems: [] };
  return { kind: 'waits', waits: [...answer.waits].sort((a, b) => byOrder(a.tile, b.tile)) };
}

function scored(engine: HandEngine, fitted: Fitted): Outcome {
  const { request } = fitted;
  const result = engine.score(request);
  if (result.ok) return { kind: 'score', score: result, next: nextStep(engine, fitted, result) };
  const unready = result.problems.every(({ code }) => code === 'not_winning' || code === 'lack_suit_remains');
  const discards = unready ? engine.discards(request) : [];
  return {
    kind: 'refused',
    problems: result.problems,
    checks: result.checks,
    discards: Array.isArray(discards) ? discards : [],
  };
}
