/** Choices by chance; the source gives numbers from 0 up to and without 1. */
export class Luck {
  constructor(private readonly source: () => number = Math.random) {}

  /** A whole number from 0 up to and without `count`. */
  upTo(count: number): number {
    return Math.floor(this.source() * count);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.upTo(list.length)] as T;
  }

  chance(share: number): boolean {
    return this.source() < share;
  }
}
