import type { HandEngine, Points, Score } from 'tensu/hand';
import type { Fitted } from './fit.ts';

/** What the same hand would pay with a few more han. */
export interface NextStep {
  /** How many more han that takes. */
  more: number;
  han: number;
  fu: number;
  points: Points;
}

const MOST_HAN = 13;

/** The next han that pays more, or nothing where there is none or the hand is not counted in han. */
export function nextStep(engine: HandEngine, { request }: Fitted, score: Score): NextStep | undefined {
  const { han, fu } = score;
  if (score.pattern || score.yakuman > 0 || han === 0 || fu === 0) return undefined;
  const ask = (wanted: number) => {
    const dealer = (request.seat ?? 0) === 0;
    const answer = engine.points(request.rules, { han: wanted, fu, dealer, by: request.win.by });
    return 'payments' in answer ? answer : undefined;
  };
  const now = ask(han)?.payments.join();
  for (let wanted = han + 1; now && wanted <= MOST_HAN; wanted++) {
    const points = ask(wanted);
    if (points && points.payments.join() !== now) return { more: wanted - han, han: wanted, fu, points };
  }
  return undefined;
}
