import type { Score, Seat } from 'tensu';
import { keep, recall } from './device.ts';

/** What can be guessed of a hand. */
export type Guessed = 'han' | 'fu' | 'points';
export type Guess = Partial<Record<Guessed, number>>;

export interface Practice {
  /** Hands in a row that were guessed right under this rule set. */
  streak: number;
  /** The guess, once there is one. */
  guess?: Guess;
}

/** What would have been right; the points are all that the winner gets. */
export function answerOf(score: Score, winner: Seat): Record<Guessed, number> {
  return { han: score.han, fu: score.fu, points: score.deltas[winner] ?? 0 };
}

/** Whether all that was guessed is right; what was left open does not count. */
export const isRight = (guess: Guess, answer: Record<Guessed, number>): boolean =>
  (Object.keys(guess) as Guessed[]).every((key) => guess[key] === answer[key]);

export const recallStreak = (rules: string): number => Number(recall(`streak-${rules}`)) || 0;

export const keepStreak = (rules: string, streak: number): boolean => keep(`streak-${rules}`, String(streak));
