/** A part of the calculator that comes when it is first needed. */
export class Part<T> {
  known?: T;
  /** It was needed and has not come. */
  failed = false;
  private coming?: Promise<T | undefined>;

  constructor(
    private readonly load: () => Promise<T>,
    private readonly arrived: (part: T) => void,
    private readonly changed: () => void,
  ) {}

  /** The part, or nothing where it cannot be had now; the next time it is asked for again. */
  need(): Promise<T | undefined> {
    this.coming ??= this.fetch();
    return this.coming;
  }

  private async fetch(): Promise<T | undefined> {
    const part = await this.load().catch(() => undefined);
    this.failed = !part;
    if (part) {
      this.known = part;
      this.arrived(part);
    } else {
      this.coming = undefined;
    }
    this.changed();
    return part;
  }
}
