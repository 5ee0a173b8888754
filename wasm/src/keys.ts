// The keys that objects of one kind may have. Those that an object had are remembered: requests that come one after the
// other mostly have the same ones.

type Fields = Record<string, unknown>;

export class KnownKeys {
  /** The place of each in the order, or -1. */
  protected readonly places: ReadonlyMap<string, number>;
  protected last: readonly string[] = [];

  /** `order`: those whose values are asked for all at once. */
  constructor(
    known: readonly string[],
    protected readonly order: readonly string[] = [],
  ) {
    this.places = new Map(known.map((key) => [key, order.indexOf(key)]));
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

  /** The values of an object in their order, and into `unknown` the keys that none should have. */
  valuesIn(object: Fields, unknown: string[]): unknown[] {
    for (const key of this.unknownIn(object)) {
      unknown.push(key);
    }
    return this.order.map((key) => object[key]);
  }
}

/** Whether an object has these keys of its own and no others, in this order. Inherited ones would only make it false. */
export function hasJust(object: Fields, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in object) {
    if (key !== keys[at++]) {
      return false;
    }
  }
  return at === keys.length;
}
