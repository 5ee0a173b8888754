/** Importing `tensu/widget` defines the elements below. Attributes carry the same names as the properties. */
import type { Result } from 'tensu';

/** What was entered, as a hand on one line. */
export type ChangeEvent = CustomEvent<{ hand: string }>;
/** What the hand is worth, or why it is refused. */
export type ScoreEvent = CustomEvent<Result | Pick<Extract<Result, { ok: false }>, 'ok' | 'problems' | 'checks'>>;

/** A calculator of mahjong hands. It fires `tensu-change` and `tensu-score`. */
export class TensuCalculator extends HTMLElement {
  /** The rule set, such as `makopi-house`, also with changed options: `makopi-house;kiriage=false`. */
  rules: string;
  /** A hand on one line, such as `123m456p789s11z (555z) 1z win=tsumo`. */
  hand: string;
  /** Unfolds what the hand is worth under the other rule sets. */
  compare: boolean;
  /** Leaves out the choice of rules: those of `rules` or `hand` hold. */
  fixed: boolean;
  /** The address of a page that has an anchor for every yaku by its id. */
  guide: string;
  /** Keeps the hand in the fragment of the page's address and follows it; for one element of a page. */
  permalink: boolean;
  /** Shows an index in the corner of every tile. */
  corners: boolean;
}

/** Tiles and melds in running text. */
export class TensuHand extends HTMLElement {
  hand: string;
  corners: boolean;
}

/** The yaku of a rule set or what it pays. */
export class TensuTable extends HTMLElement {
  /** The rule set, also with changed options: `makopi-house;kiriage=false`. */
  rules: string;
  /** `yaku` or `payments`. */
  show: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'tensu-calculator': TensuCalculator;
    'tensu-hand': TensuHand;
    'tensu-table': TensuTable;
  }
  interface HTMLElementEventMap {
    'tensu-change': ChangeEvent;
    'tensu-score': ScoreEvent;
  }
}
