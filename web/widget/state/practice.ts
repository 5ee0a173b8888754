import type { HandEngine } from 'tensu/hand';
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

const recallStreak = (rules: string): number => Number(recall(`streak-${rules}`)) || 0;

const keepStreak = (rules: string, streak: number): boolean => keep(`streak-${rules}`, String(streak));

/** In practice the result waits for a guess. */
export class Practising {
  practice?: Practice;
  /** A hand is being drawn to be asked about. */
  private asking = false;

  constructor(
    private readonly changed: () => void,
    private readonly derived: () => Derived,
    private readonly shuffle: (draw: Draw) => void,
  ) {}

  /** Begins with the next hand that is drawn, or ends. */
  readonly practise = (on: boolean, draw?: Draw): void => {
    this.asking = on;
    if (on && draw) this.shuffle(draw);
    this.end();
    this.asking = false;
    this.changed();
  };

  readonly answer = (guess: Guess, right: boolean): void => {
    const { outcome, house } = this.derived();
    if (!this.practice || outcome.kind !== 'score') return;
    const streak = right ? this.practice.streak + 1 : 0;
    this.practice = { streak, guess };
    keepStreak(house.info.id, streak);
    this.changed();
  };

  /** A hand that was changed is no longer the one that was asked about. */
  end(): void {
    this.practice = this.asking ? { streak: recallStreak(this.derived().house.info.id) } : undefined;
  }

  /** Whether the result must not be seen yet. */
  get hidden(): boolean {
    return this.derived().outcome.kind === 'score' && this.practice !== undefined && !this.practice.guess;
  }
}
