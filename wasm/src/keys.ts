// The keys that objects of one kind may have. Those that an object had are remembered: requests that come one after the
// other mostly have the same ones.

type Fields = Record<string, unknown>;

export class KnownKeys {
  /** The place of each in the order, or -1. */
  private readonly places: ReadonlyMap<string, number>;
  private last: readonly string[] = [];
  private readonly none: readonly unknown[];

  /** `order`: those whose values are asked for all at once. */
  constructor(
    known: readonly string[],
    protected readonly order: readonly string[] = [],
  ) {
    this.places = new Map(known.map((key) => [key, order.indexOf(key)]));
    this.none = order.map(() => undefined);
  }

  /** The keys of an object that none should have. */
  unknownIn(object: Fields): string[] {
    if (hasJust(object, this.last)) {
      return [];
    }
    const keys = Object.keys(object);
    const unknown = keys.filter((key) => !this.places.has(key));
    if (unknown.length === 0) {
      this.last = keys;
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
    const values = this.none.slice();
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
