import type { Target } from './entry.ts';
import { HAND_SIZE } from './fit.ts';
import type { House } from './house.ts';
import type { Tile } from './tiles.ts';

interface Notice {
  place: 'picker' | 'flags' | 'share' | 'own-rules';
  text: string;
  /** What the person is to copy by hand. */
  copy?: string;
}

/** Where the person is in the calculator; nothing of it changes the hand. */
export class Place {
  target: Target = 'hand';
  roving: Tile = '1m';
  /** The tile of the hand that the Tab key reaches, by its place in sight. */
  standing = HAND_SIZE;
  /** Digits that wait for their suit. */
  digits = '';
  notice?: Notice;
  /** The tile whose sets are offered. */
  offered?: Tile;
  /** Whether the hand is shown under the other rule sets too. */
  comparing = false;
  /** Whether the house rules are looked at. */
  unfolded = false;

  constructor(private readonly changed: () => void) {}

  readonly spell = (digits: string): void => {
    this.digits = digits;
    this.changed();
  };

  readonly stand = (at: number): void => {
    this.standing = at;
    this.changed();
  };

  readonly offer = (tile: Tile | undefined): void => {
    this.offered = tile;
    this.notice = undefined;
    this.changed();
  };

  readonly aim = (target: Target): void => {
    this.target = target;
    this.notice = undefined;
    this.changed();
  };

  readonly rove = (tile: Tile): void => {
    this.roving = tile;
    this.changed();
  };

  readonly say = (place: Notice['place'], text: string, copy?: string): void => {
    this.notice = { place, text, copy };
    this.changed();
  };

  readonly setComparing = (comparing: boolean): void => {
    if (comparing === this.comparing) return;
    this.comparing = comparing;
    this.changed();
  };

  readonly unfold = (unfolded: boolean): void => {
    if (unfolded === this.unfolded) return;
    this.unfolded = unfolded;
    this.changed();
  };

  /** What the rule set does not have cannot stay chosen. */
  keepWithin(house: House): void {
    if (this.offered && !house.kinds.includes(this.offered)) this.offered = undefined;
    if (!house.kinds.includes(this.roving)) this.roving = house.kinds[0] ?? '1m';
    if (house.sichuan && ['chi', 'dora', 'ura', 'discards'].includes(this.target)) this.target = 'hand';
  }
}
