/**
 * Sticks (souzu): canes of bamboo. 2 3 4 6 8 are green all over and 1 5 7 9 are not, which is what the hand "all green"
 * asks for.
 */
import { BIRD } from './bird.mjs';
import { GREEN, RED } from './palette.mjs';
import { fill, row, turned } from './pen.mjs';

/** How far a knot stands out of a cane, and how high it is. */
const RIDGE = 1;
const KNOT = 2.2;

/** A cane with its middle at (x, y): one outline with knots at its ends and in its middle, and a slit of shine. */
function cane(length, width, [x, y]) {
  const run = length / 2 - 1.5 * KNOT;
  const knot = (side) => `q${side * RIDGE * 2} ${(side * KNOT) / 2} 0 ${side * KNOT}`;
  const side = (way) => `${knot(way)}v${way * run}${knot(way)}v${way * run}${knot(way)}`;
  const bulge = width * 0.24;
  const shine = run * 0.7;
  const slit = (top) => `M${x} ${top}q${bulge} ${shine / 2} 0 ${shine}q${-bulge} ${-shine / 2} 0 ${-shine}z`;
  const top = y - length / 2;
  return (
    `M${x - width / 2} ${top}h${width}${side(1)}h${-width}${side(-1)}z` +
    slit(top + KNOT + run * 0.15) +
    slit(y + KNOT / 2 + run * 0.15)
  );
}

const canes = (colour, [length, width], ...middles) =>
  fill(colour, middles.map((middle) => cane(length, width, middle)).join(''));

const BIG = [30, 8];
const LONG = [30, 7];
/** Leaves the corner to the mark of the red five. */
const FIFTH = [29, 7];
const SHORT = [19.8, 6.8];
const SLANTED = [26, 5.6];

const leaning = (angle, x, y) => turned(angle, x, y, canes(GREEN, SLANTED, [x, y]));

/** M above, W below. */
const eight =
  canes(GREEN, [30, 5.6], ...row(22, 10, 50), ...row(58, 10, 50)) +
  leaning(-24, 21.6, 22) +
  leaning(24, 38.4, 22) +
  leaning(24, 21.6, 58) +
  leaning(-24, 38.4, 58);

export const STICKS = [
  BIRD,
  canes(GREEN, BIG, [30, 22.5], [30, 57.5]),
  canes(GREEN, BIG, [30, 22.5], ...row(57.5, 16, 44)),
  canes(GREEN, BIG, ...row(22.5, 17, 43), ...row(57.5, 17, 43)),
  canes(GREEN, FIFTH, ...row(23.5, 14.5, 45.5), ...row(56.5, 14.5, 45.5)) + canes(RED, FIFTH, [30, 40]),
  canes(GREEN, LONG, ...row(22.5, 12.5, 30, 47.5), ...row(57.5, 12.5, 30, 47.5)),
  canes(RED, SHORT, [30, 15.5]) + canes(GREEN, SHORT, ...row(40.8, 12.5, 30, 47.5), ...row(64.5, 12.5, 30, 47.5)),
  eight,
  canes(GREEN, SHORT, ...[16, 40, 64].flatMap((y) => row(y, 12.5, 47.5))) +
    canes(RED, SHORT, ...[16, 40, 64].map((y) => [30, y])),
];
