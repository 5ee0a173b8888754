/** Dots (pinzu): discs with rings cut out of them, and the one dot as a wheel. */
import { BLUE, GREEN, RED } from './palette.mjs';
import { around, circle, fill, petal, row } from './pen.mjs';

/** Where a dot turns from ink to gap and back, as parts of its radius. */
const RINGS = [1, 0.71, 0.57, 0.29, 0.15];

const dot = (r, [x, y]) => RINGS.map((part) => circle(x, y, r * part)).join('');

const dots = (colour, r, ...centres) => fill(colour, centres.map((centre) => dot(r, centre)).join(''));

const MIDDLE = [30, 40];

const wheel =
  fill(GREEN, circle(...MIDDLE, 25.5) + circle(...MIDDLE, 23.4)) +
  fill(BLUE, circle(...MIDDLE, 13.6) + circle(...MIDDLE, 12)) +
  fill(
    GREEN,
    around(16)
      .map((angle) => petal(MIDDLE, 14.2, 22.6, angle, 12.5))
      .join(''),
  ) +
  fill(
    RED,
    around(8)
      .map((angle) => petal(MIDDLE, 3.4, 11.2, angle, 26))
      .join(''),
  ) +
  fill(RED, circle(...MIDDLE, 2.2));

export const DOTS = [
  wheel,
  dots(GREEN, 13.5, [30, 22.5]) + dots(BLUE, 13.5, [30, 57.5]),
  dots(BLUE, 11, [16.5, 17]) + dots(RED, 11, [30, 40]) + dots(GREEN, 11, [43.5, 63]),
  dots(BLUE, 11.4, [16.6, 20.5], [43.4, 59.5]) + dots(GREEN, 11.4, [43.4, 20.5], [16.6, 59.5]),
  dots(BLUE, 10, [16.5, 19], [43.5, 61]) + dots(GREEN, 10, [43.5, 19], [16.5, 61]) + dots(RED, 10, MIDDLE),
  dots(GREEN, 9.6, ...row(15.4, 17.4, 42.6)) + dots(RED, 9.6, ...row(43, 17.4, 42.6), ...row(64.4, 17.4, 42.6)),
  dots(GREEN, 8, [13, 13.4], [30, 20], [47, 26.6]) + dots(RED, 9, ...row(46.4, 18.4, 41.6), ...row(66, 18.4, 41.6)),
  dots(BLUE, 8.4, ...[12.4, 30.8, 49.2, 67.6].flatMap((y) => row(y, 18.6, 41.4))),
  dots(GREEN, 8.4, ...row(15.4, 11.4, 30, 48.6)) +
    dots(RED, 8.4, ...row(40, 11.4, 30, 48.6)) +
    dots(BLUE, 8.4, ...row(64.6, 11.4, 30, 48.6)),
];
