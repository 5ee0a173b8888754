import type { HandEngine, Score, Seat } from 'tensu/hand';
import type { Derived } from './derived.ts';
import { keep, recall } from './device.ts';
import type { Entry } from './entry.ts';
import type { House } from './house.ts';

/** Draws a hand by chance, or nothing where luck has it so. */
export type Draw = (engine: HandEngine, entry: Entry, house: House) => Partial<Entry> | undefined;

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

/** What of a guess is judged: what was left open does not count, nor do the fu of a hand that has none. */
export const judged = (guess: Guess, answer: Record<Guessed, number>): Guessed[] =>
  (Object.keys(guess) as Guessed[]).filter((key) => key !== 'fu' || answer.fu > 0);

export const isRight = (guess: Guess, answer: Record<Guessed, number>): boolean =>
  judged(guess, answer).every((key) => guess[key] === answer[key]);

export const recallStreak = (rules: string): number => Number(recall(`streak-${rules}`)) || 0;

export const keepStreak = (rules: string, streak: number): boolean => keep(`streak-${rules}`, String(streak));

/** In practice the result waits for a guess. */
export class Practising {
  practice?: Practice;

  constructor(
    private readonly changed: () => void,
    private readonly derived: () => Derived,
    private readonly shuffle: (draw: Draw) => void,
  ) {}

  /** Begins with the next hand that is drawn, or ends. */
  readonly practise = (on: boolean, draw?: Draw): void => {
    if (on && draw) this.shuffle(draw);
    this.practice = on ? { streak: recallStreak(this.derived().house.info.id) } : undefined;
    this.changed();
  };

  readonly answer = (guess: Guess): void => {
    const { outcome, fitted, house } = this.derived();
    if (!this.practice || outcome.kind !== 'score') return;
    const right = isRight(guess, answerOf(outcome.score, fitted.request.seat ?? 0));
    const streak = right ? this.practice.streak + 1 : 0;
    this.practice = { streak, guess };
    keepStreak(house.info.id, streak);
    this.changed();
  };

  /** A hand that was changed is no longer the one that was asked about. */
  end(): void {
    this.practice = undefined;
  }

  /** Whether the result must not be seen yet. */
  get hidden(): boolean {
    return this.derived().outcome.kind === 'score' && this.practice !== undefined && !this.practice.guess;
  }
}
