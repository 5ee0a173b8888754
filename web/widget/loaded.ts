/** Something that comes when it is first needed: a part of the calculator, or texts, which come anew for a language. */
export class Loaded<T, K = void> {
  /** What came last: while that for another key is on its way, the one before. */
  known?: { key: K; value: T };
  /** What was last asked for has not come. */
  failed = false;
  private coming?: { key: K; value: Promise<T | undefined> };

  constructor(
    private readonly load: (key: K) => Promise<T>,
    private readonly arrived: (value: T) => void,
  ) {}

  /** Nothing where it cannot be had now; the next time it is asked for again. */
  need(key: K): Promise<T | undefined> {
    if (this.known && this.known.key === key) return Promise.resolve(this.known.value);
    if (!this.coming || this.coming.key !== key) this.coming = { key, value: this.fetch(key) };
    return this.coming.value;
  }

  private async fetch(key: K): Promise<T | undefined> {
    const value = await this.load(key).catch(() => undefined);
    // Another key may have been asked for since.
    if (this.coming?.key !== key) return value;
    this.coming = undefined;
    this.failed = value === undefined;
    if (value === undefined) return undefined;
    this.known = { key, value };
    this.arrived(value);
    return value;
  }
}
