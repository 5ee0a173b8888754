// The keys that objects of one kind may have. Those that objects had are remembered: requests that come one after the
// other mostly have the same ones, or one of a few kinds.

/** An object as it came in. */
export type Fields = Record<string, unknown>;

/** So many kinds of objects are told without their keys being looked up: a meld has its seat or its tile named or not. */
const MOST_REMEMBERED = 4;
const NONE: readonly string[] = [];

export class KnownKeys {
  /** The place of each in the order, or -1. */
  private readonly places: ReadonlyMap<string, number>;
  /** Keys that objects had, and no others; the newest first. */
  private readonly remembered: (readonly string[])[] = [];
  /** The values of an object without any. */
  private readonly noValues: readonly unknown[];

  /** `order`: those whose values are asked for all at once. */
  constructor(
    known: readonly string[],
    protected readonly order: readonly string[] = [],
  ) {
    this.places = new Map(known.map((key) => [key, order.indexOf(key)]));
    this.noValues = order.map(() => undefined);
  }

  /** The keys of an object that none should have. */
  unknownIn(object: Fields): readonly string[] {
    for (const keys of this.remembered) {
      if (hasJust(object, keys)) {
        return NONE;
      }
    }
    const keys = Object.keys(object);
    const unknown = keys.filter((key) => !this.places.has(key));
    if (unknown.length === 0) {
      this.remembered.unshift(keys);
      this.remembered.splice(MOST_REMEMBERED);
    }
    return unknown;
  }

  /**
   * The values of an object in their order, and into `unknown` the keys that none should have. Of a plain object those
   * count that JSON would write; one of a class is asked for each, as it may inherit what gives them.
   */
  valuesIn(object: Fields, unknown: string[]): unknown[] {
    if (Object.getPrototypeOf(object) === Object.prototype) {
      return this.shown(object, unknown);
    }
    for (const key of Object.keys(object)) {
      if (!this.places.has(key)) {
        unknown.push(key);
      }
    }
    return this.order.map((key) => object[key]);
  }

  /** Objects that each have other keys take long when they are asked for one name after the other. */
  protected shown(object: Fields, unknown: string[]): unknown[] {
    const values = this.noValues.slice();
    for (const key in object) {
      const place = this.places.get(key);
      if (place === undefined) {
        if (Object.hasOwn(object, key)) {
          unknown.push(key);
        }
      } else if (place >= 0) {
        values[place] = object[key];
      }
    }
    return values;
  }
}

/** Whether an object shows these keys and no others, in this order; inherited ones count. */
export function hasJust(object: Fields, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in object) {
    if (key !== keys[at++]) {
      return false;
    }
  }
  return at === keys.length;
}
