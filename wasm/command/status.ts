// Exit statuses.
import type { Problem } from 'tensu';

export const DONE = 0;
export const NO_WIN = 1;
export const BAD = 2;
/** Plus the number of the signal that ended it, as shells have it. */
export const SIGNALLED = 128;

/** Refusals of a hand that was given without fault and does not win. */
const NOT_WON = ['not_winning', 'furiten', 'no_yaku', 'below_minimum_han', 'lack_suit_remains'];

export const statusOf = (problems: readonly Problem[]): number =>
  problems.every(({ code }) => NOT_WON.includes(code)) ? NO_WIN : BAD;
