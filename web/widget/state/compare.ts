import type { HandEngine, Result } from 'tensu/hand';
import type { Entry } from './entry.ts';
import { type Fitted, fit } from './fit.ts';
import { openHouse } from './house.ts';

/** What the entered hand is under one rule set, just as if that one were chosen. */
export interface Compared {
  rules: string;
  fitted: Fitted;
  result: Result;
}

/** The same hand under every rule set of its family, each with the options that were changed in it. */
export const compareHand = (engine: HandEngine, entry: Entry, family: string): Compared[] =>
  engine
    .rules()
    .filter((info) => info.family === family)
    .flatMap(({ id }) => {
      const house = openHouse(engine, id, entry.changed[id]);
      if (!house) return [];
      const fitted = fit({ ...entry, rules: id }, house);
      return { rules: id, fitted, result: engine.score(fitted.request) };
    });
