// Chance that a seed repeats.
import fc from 'fast-check';

/** mulberry32: small, fast and the same everywhere. */
export class Dice {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  roll() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count) {
    return Math.floor(this.roll() * count);
  }

  chance(share) {
    return this.roll() < share;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** The list in another order. */
  shuffled(list) {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }
}

/** What `make` makes of dice that start anywhere. */
export function rolled(make) {
  return fc.noBias(fc.integer({ min: 0, max: 2 ** 32 - 1 })).map((seed) => make(new Dice(seed)));
}

/**
 * Asserts that `holds` is true of, or does not throw for, `runs` of what `arbitrary` makes. The seed is fixed, so that a
 * run says the same every time; to look further: FUZZ_SEED=7 FUZZ_TIMES=20 node --test tests/node/properties.test.mjs
 */
export function always(arbitrary, runs, holds) {
  const { FUZZ_SEED = '1', FUZZ_TIMES = '1' } = process.env;
  const numRuns = runs * Number(FUZZ_TIMES);
  fc.assert(fc.property(arbitrary, holds), { seed: Number(FUZZ_SEED), numRuns, endOnFailure: true });
}
