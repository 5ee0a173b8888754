/** Flowers: the general one, and plum, orchid, chrysanthemum and bamboo. */
import { BLUE, GREEN, RED } from './palette.mjs';
import { around, circle, fill, leaf, line, petal, polar } from './pen.mjs';

const petals = (centre, count, inner, outer, spread, first = 0) =>
  around(count, first)
    .map((angle) => petal(centre, inner, outer, angle, spread))
    .join('');

const leaves = (...each) => fill(GREEN, each.map((one) => leaf(...one)).join(''));

const stamens = (centre, r, size, first) =>
  around(5, first)
    .map((angle) => circle(...polar(centre, r, angle), size))
    .join('');

/** A petal with a notch, as path data. */
function notched(centre, r, angle) {
  const at = (part, by) => polar(centre, r * part, angle + by).join(' ');
  return (
    `M${at(0.26, 0)}C${at(0.5, -34)} ${at(0.94, -36)} ${at(1, -14)}Q${at(1, -5)} ${at(0.91, 0)}` +
    `Q${at(1, 5)} ${at(1, 14)}C${at(0.94, 36)} ${at(0.5, 34)} ${at(0.26, 0)}z`
  );
}

const general =
  line(GREEN, 2.4, 'M30 50Q31 62 28 74') +
  leaves([[29.5, 70], 22, 62, 9], [[30, 65], 21, -64, 9]) +
  fill(
    RED,
    around(5)
      .map((angle) => notched([30, 30], 24, angle))
      .join('') + stamens([30, 30], 11.5, 1.3, 0),
  ) +
  fill(RED, circle(30, 30, 4));

/** A plum blossom has round petals. */
const plumBlossom = (centre, r, first) =>
  fill(RED, stamens(centre, r * 0.62, r * 0.36, first)) + fill(RED, circle(...centre, r * 0.16));

const plum =
  line(GREEN, 2.8, 'M11 74Q23 66 30 53Q35 44 47 37') +
  line(GREEN, 2, 'M31 52Q25 49 20 43M22 64Q30 63 36 60M38 43Q39 39 38 34') +
  plumBlossom([36.5, 19], 14.5, 0) +
  plumBlossom([16.5, 35], 10.5, 18) +
  plumBlossom([45.5, 57], 11, -8);

const orchid =
  leaves([[29, 74], 46, -28, 5], [[31, 74], 48, 26, 5], [[28, 74], 30, -56, 5], [[32, 74], 31, 54, 5]) +
  line(GREEN, 1.8, 'M30 73V36') +
  fill(BLUE, petals([30, 24], 5, 2.6, 17, 30)) +
  fill(RED, circle(30, 24, 2.4));

const chrysanthemum =
  line(GREEN, 2.4, 'M30 50V74') +
  leaves([[30, 72], 23, 60, 9], [[30, 67], 22, -62, 9]) +
  fill(RED, petals([30, 29], 16, 10.4, 23.5, 13)) +
  fill(RED, petals([30, 29], 8, 2, 9, 26));

const bamboo =
  line(GREEN, 4.4, 'M22 73V58M22 52V33M22 27V8') +
  leaves(
    [[24, 30], 27, 45, 6],
    [[24, 30], 29, 80, 6],
    [[24, 30], 26, 115, 6],
    [[24, 55], 22, 100, 6],
    [[24, 55], 22, 60, 5],
    [[20, 55], 16, -125, 5],
  );

export const FLOWERS = { f: general, f1: plum, f2: orchid, f3: chrysanthemum, f4: bamboo };
