import type { HandEngine } from 'tensu/hand';
import { rulesOf } from './house.ts';
import { type OwnRules, readOwnRules } from './own-rules.ts';

/** The list with one more; of two with one name the later stays. */
export const withOwnRules = (list: readonly OwnRules[], own: OwnRules): OwnRules[] => [
  ...list.filter(({ name }) => name !== own.name),
  own,
];

/** Those of a text that the engine knows: it has such a rule set with such options. */
export const knownOwnRules = (engine: HandEngine, text: string): OwnRules[] =>
  (readOwnRules(text) ?? []).filter(({ base, set }) => 'options' in engine.describe(rulesOf(base, set)));
