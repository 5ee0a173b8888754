// What makes many requests in a row fast: the keys of a hand and the rules are recognised before anything is made of
// them.

import { type Fields, isObject } from './encode.ts';
import { hasJust, KnownKeys } from './keys.ts';
import { type BadRules, keyOf, type ReadyRules, RuleShelf, SLOTS } from './rules.ts';

/** The keys of hands, of which each may have others than the one before. */
export class ManyHandKeys extends KnownKeys {
  override valuesIn(hand: Fields, unknown: string[]): unknown[] {
    if (hasJust(hand, this.last)) {
      return inOrder(hand);
    }
    if (Object.getPrototypeOf(hand) !== Object.prototype) {
      return super.valuesIn(hand, unknown);
    }
    return this.valuesAsTheyCome(hand, unknown);
  }

  /** Objects that each have other keys take long when they are asked for one name after the other. */
  private valuesAsTheyCome(hand: Fields, unknown: string[]): unknown[] {
    const values: unknown[] = new Array(this.order.length).fill(undefined);
    for (const key in hand) {
      const place = this.places.get(key);
      if (place === undefined) {
        if (Object.hasOwn(hand, key)) {
          unknown.push(key);
        }
      } else if (place >= 0) {
        values[place] = hand[key];
      }
    }
    this.last = unknown.length === 0 ? Object.keys(hand) : [];
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
  // An inherited key would only make it false.
  for (const name in set) {
    const option = options[at++];
    if (option === undefined || option[0] !== name || option[1] !== set[name]) {
      return false;
    }
  }
  return at === options.length;
}
