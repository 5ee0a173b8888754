// Remembers the keys that an object had: requests that come one after the other mostly have the same ones.

type Fields = Record<string, unknown>;

export class KnownKeys {
  private readonly known: ReadonlySet<string>;
  private last: readonly string[] = [];

  constructor(known: Iterable<string>) {
    this.known = new Set(known);
  }

  /** The keys of an object that none should have. */
  unknownIn(object: Fields): string[] {
    if (hasJust(object, this.last)) {
      return [];
    }
    const keys = Object.keys(object);
    const unknown = keys.filter((key) => !this.known.has(key));
    if (unknown.length === 0) {
      this.last = keys;
    }
    return unknown;
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
