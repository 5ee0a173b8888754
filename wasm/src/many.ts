// What makes many requests in a row fast: the keys of a hand and the rules are recognised before anything is made of
// them.

import { type Fields, isObject } from './encode.ts';
import { hasJust, KnownKeys } from './keys.ts';
import { type BadRules, keyOf, type ReadyRules, RuleShelf, SLOTS } from './rules.ts';

/** The keys of hands: a hand with those of the hand before is asked for them by name. */
export class ManyHandKeys extends KnownKeys {
  private before: readonly string[] = [];

  protected override shown(hand: Fields, unknown: string[]): unknown[] {
    if (hasJust(hand, this.before)) {
      return this.onlyPresent(inOrder(hand));
    }
    const values = super.shown(hand, unknown);
    this.before = unknown.length === 0 ? Object.keys(hand) : [];
    this.present = unknown.length === 0 ? this.present : 0;
    return values;
  }

  /** A hand may hold others where they do not show. */
  private onlyPresent(values: unknown[]): unknown[] {
    for (let place = 0; place < values.length; place++) {
      if ((this.present >> place) % 2 === 0) {
        values[place] = undefined;
      }
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

/** Rules that were asked for as an object. */
interface Asked {
  key: string;
  base: string;
  options: [string, unknown][];
}

/** Remembers the rules that were asked for as objects: most are asked for again. */
export class ManyRules extends RuleShelf {
  /** By their first option. */
  private readonly asked = new Map<string, Asked[]>();
  private remembered = 0;

  protected override findObject(rules: unknown): ReadyRules | BadRules {
    if (!isObject(rules)) {
      return super.findObject(rules);
    }
    const { base, set } = rules;
    if (typeof base !== 'string' || !isObject(set)) {
      return super.findObject(rules);
    }
    const alike = this.asked.get(firstKeyOf(set)) ?? [];
    const before = alike.find((each) => each.base === base && asksFor(rules, set, each));
    if (before !== undefined) {
      return this.ask(before.key, before.base, before.options);
    }
    const found = super.findObject(rules);
    if (found.ok) {
      this.remember(found.base, set);
    }
    return found;
  }

  private remember(base: string, set: Fields): void {
    if (this.remembered++ === SLOTS) {
      this.asked.clear();
      this.remembered = 1;
    }
    const options = Object.entries(set);
    const asked = { key: keyOf(base, options), base, options };
    const alike = this.asked.get(firstKeyOf(set));
    if (alike === undefined) {
      this.asked.set(firstKeyOf(set), [asked]);
    } else {
      alike.push(asked);
    }
  }
}

/** The keys of rules, in either order. */
const RULE_KEYS = ['base', 'set'];
const SET_FIRST = ['set', 'base'];

function firstKeyOf(set: Fields): string {
  for (const name in set) {
    return name;
  }
  return '';
}

/** Whether these rules are the same, found without making the text that tells rules apart. */
function asksFor(rules: Fields, set: Fields, { options }: Asked): boolean {
  if (!hasJust(rules, RULE_KEYS) && !hasJust(rules, SET_FIRST)) {
    return false;
  }
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
