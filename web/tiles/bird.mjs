/** The one of sticks: a peacock on a cane, its train raised. */
import { BLUE, GREEN, RED } from './palette.mjs';
import { circle, fill, line } from './pen.mjs';

/** The eyes of the train, from the head's side round to the back. */
const EYES = [
  [29.5, 12.5],
  [39.5, 13.5],
  [47.5, 20.5],
  [52, 30.5],
  [53, 41.5],
];

const train =
  line(GREEN, 1.6, EYES.map(([x, y]) => `M41 47Q${(x + 37) / 2} ${y + 12} ${x} ${y}`).join('')) +
  fill(GREEN, EYES.map(([x, y]) => circle(x, y, 4.6) + circle(x, y, 3.2)).join('')) +
  fill(RED, EYES.map(([x, y]) => circle(x, y, 1.9)).join(''));

const body = fill(
  GREEN,
  'M12.5 21C14 16 22 16 23 22C24 28 24 31 29 34C36 37 43 42 46 52C42 58 36 62 29 61C18 60 13 51 15 41' +
    'C16 35 16 31 14.5 28z' +
    circle(17.4, 22.4, 1.4) +
    'M23 42C32 41 39 46 41 53C33 55 24 52 23 42z',
);

const wing = fill(BLUE, 'M25 44C31 43.5 36 46 38 51.5C32 52.5 26.5 50 25 44z');

const beak = fill(RED, 'M12.5 21.5L6 26L14 27.5z');

const perch = line(RED, 1.8, 'M26 61v9M33 61v9') + line(GREEN, 4, 'M12 72h15M33 72h15');

const crest = line(RED, 1.4, 'M18 16.5l-2 -6M20 17l2 -6.5');

export const BIRD = train + body + wing + beak + crest + perch;
