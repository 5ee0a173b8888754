/** The way back and forth through what was entered. */
export class History<T> {
  /** What the last step changed, where several changes of it are one step. */
  private last = '';
  /** How often it was changed. */
  moves = 0;

  /** The last of each list is the nearest. */
  constructor(
    readonly past: T[] = [],
    public future: T[] = [],
  ) {}

  get hasPast(): boolean {
    return this.past.length > 0;
  }

  get hasFuture(): boolean {
    return this.future.length > 0;
  }

  /** What comes next is a step of its own. */
  rest(): void {
    this.last = '';
  }

  /** Remembers how it was before a change. Changes in a row with the same `run` are one step. */
  add(before: T, run = ''): void {
    if (!run || run !== this.last) this.past.push(before);
    this.future = [];
    this.last = run;
    this.moves++;
  }

  back(now: T): T | undefined {
    return this.step(this.past, this.future, now);
  }

  forth(now: T): T | undefined {
    return this.step(this.future, this.past, now);
  }

  private step(from: T[], to: T[], now: T): T | undefined {
    const then = from.pop();
    if (then === undefined) return undefined;
    to.push(now);
    this.last = '';
    this.moves++;
    return then;
  }
}
