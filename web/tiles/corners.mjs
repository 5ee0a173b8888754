/** The corner index: a digit or a letter at the top left, for those who cannot read kanji or tell colours apart. */
import { CORNER, FACE } from './palette.mjs';
import { around, line, polar } from './pen.mjs';

/** Strokes in the corner's own box, about 9 units wide and 14 high. */
const GLYPHS = {
  1: 'M1.5 3L5 0V14',
  2: 'M.5 3.5C1 -1 9 -1 8.5 4C8 7 2 10 .5 14H9',
  3: 'M.5 0H8.5L4 5.5C10 5.5 10.5 14 4 14Q1 14 .2 12',
  4: 'M6.5 14V0L0 10H9',
  5: 'M8 0H1.5L1 6.3C4 4.2 9 5 9 9.3C9 15 2 15 .2 12',
  6: 'M7.5 0Q1 3.5 .5 9.5C.5 15.5 9 15.5 9 9.5C9 4.5 2 4 .7 8.5',
  7: 'M.2 0H8.8Q4.5 6 3.5 14',
  8: 'M4.5 6.5C-.5 6.5 -.5 0 4.5 0C9.5 0 9.5 6.5 4.5 6.5C-1.5 6.5 -1.5 14 4.5 14C10.5 14 10.5 6.5 4.5 6.5z',
  9: 'M1.5 14Q8 10.5 8.5 4.5C8.5 -1.5 0 -1.5 0 4.5C0 9.5 7 10 8.3 5.5',
  E: 'M8.5 0H1V14H8.5M1 7H7.5',
  S: 'M8.5 2.5C7 -1 .5 -1 .5 3.5C.5 8 9 6 9 10.5C9 15 1.5 15 0 11.5',
  W: 'M0 0L2.5 14L5.5 4L8.5 14L11 0',
  N: 'M.5 14V0L8.5 14V0',
  P: 'M1 14V0H5C10.3 0 10.3 7.8 5 7.8H1',
  F: 'M8.5 0H1V14M1 7H7.5',
  C: 'M9 2.5C6 -1.5 .3 -.5 .3 7C.3 14.5 6 15.5 9 11.5',
};

/** Five petals, each a line too short to see but for its round ends. */
const PETALS = around(5)
  .map((angle) => `M${polar([5, 5.5], 3.7, angle).join(' ')}h.1`)
  .join('');

const corner = (data, weight) =>
  `<g transform="translate(40 40)scale(1.15)">${line(FACE, weight + 3.5, data)}${line(CORNER, weight, data)}</g>`;

export const CORNERS = Object.fromEntries([
  ...Object.entries(GLYPHS).map(([name, data]) => [`i-${name}`, corner(data, 2.5)]),
  ['i-f', corner(PETALS, 4)],
]);
