import type { Score, Seat } from 'tensu';
import type { Guess, Guessed } from './practice.ts';

/** What would have been right; the points are all that the winner gets. */
export function answerOf(score: Score, winner: Seat): Record<Guessed, number> {
  return { han: score.han, fu: score.fu, points: score.deltas[winner] ?? 0 };
}

/** What of a guess is judged: what was left open does not count, nor do the fu of a hand that has none. */
export const judged = (guess: Guess, answer: Record<Guessed, number>): Guessed[] =>
  (Object.keys(guess) as Guessed[]).filter((key) => key !== 'fu' || answer.fu > 0);

export const isRight = (guess: Guess, answer: Record<Guessed, number>): boolean =>
  judged(guess, answer).every((key) => guess[key] === answer[key]);
