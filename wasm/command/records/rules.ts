// What all forms of records share: the rules that they were played by, and why one cannot be read.
import type { Rules } from 'tensu';

/** The file is no record of the form asked for. */
export class NotARecord extends Error {}
/** A game of three, whose rules are not known here. */
export class ThreePlayers extends Error {}

/** What records are played by, as far as the options that they name. */
export const RECORDED_RULES = 'tenhou';

/** The rules of Tenhou with what is chosen for each game. */
export function tenhouRules({ reds, kuitan }: { reds: boolean; kuitan: boolean }): Rules {
  if (reds && kuitan) return RECORDED_RULES;
  return {
    base: RECORDED_RULES,
    set: { ...(reds ? {} : { red_fives: 'none' }), ...(kuitan ? {} : { kuitan: false }) },
  };
}
