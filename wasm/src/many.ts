// What makes many requests in a row fast: the keys of a hand and the rules are recognised before anything is made of
// them.

import { type Fields, hasJust, KnownKeys } from './keys.ts';
import { type Asked, RuleShelf, SLOTS } from './rules.ts';

/** The keys of hands: a hand with those of the hand before is asked for them by name. */
export class ManyHandKeys extends KnownKeys {
  private before: readonly string[] = [];
  /** The places of the keys that it did not have, found when a hand like it comes. */
  private absent: number[] | undefined;

  protected override shown(hand: Fields, unknown: string[]): unknown[] {
    if (hasJust(hand, this.before)) {
      return this.onlyPresent(inOrder(hand));
    }
    const values = super.shown(hand, unknown);
    this.before = unknown.length === 0 ? Object.keys(hand) : [];
    this.absent = undefined;
    return values;
  }

  /** A hand may hold others where they do not show. */
  private onlyPresent(values: unknown[]): unknown[] {
    this.absent ??= this.order.flatMap((key, place) => (this.before.includes(key) ? [] : place));
    for (const place of this.absent) {
      values[place] = undefined;
    }
    return values;
  }
}

/** HAND_ORDER once more: asked for by name, values of hands alike are there fastest. */
const inOrder = (hand: Fields): unknown[] => [
  hand.seat,
  hand.round,
  hand.win,
  hand.flags,
  hand.flowers,
  hand.honba,
  hand.deposits,
  hand.points,
  hand.liable,
  hand.lack,
  hand.active,
  hand.concealed,
  hand.dora,
  hand.ura,
  hand.discards,
  hand.melds,
];

/** Remembers the rules that were asked for as objects: most are asked for again. */
export class ManyRules extends RuleShelf {
  /** By their first option. */
  private readonly asked = new Map<string, Asked[]>();
  private remembered = 0;

  protected override read(base: string, set: Fields): Asked {
    const first = firstKeyOf(set);
    const before = this.asked.get(first)?.find((each) => each.base === base && areIn(set, each.options));
    return before ?? this.remember(first, super.read(base, set));
  }

  private remember(first: string, asked: Asked): Asked {
    if (this.remembered++ === SLOTS) {
      this.asked.clear();
      this.remembered = 1;
    }
    const alike = this.asked.get(first);
    if (alike === undefined) {
      this.asked.set(first, [asked]);
    } else {
      alike.push(asked);
    }
    return asked;
  }
}

function firstKeyOf(set: Fields): string {
  for (const name in set) {
    return name;
  }
  return '';
}

/** Whether these are the options of a set, found without making the text that tells rules apart. */
function areIn(set: Fields, options: Asked['options']): boolean {
  let at = 0;
  for (const name in set) {
    const option = options[at++];
    // Inherited options are none.
    if (option === undefined || option[0] !== name || option[1] !== set[name] || !Object.hasOwn(set, name)) {
      return false;
    }
  }
  return at === options.length;
}
