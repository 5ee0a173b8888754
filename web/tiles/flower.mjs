/** The flower: a blossom with notched petals over two leaves. */
import { GREEN, RED } from './palette.mjs';
import { around, circle, fill, leaf, line, polar } from './pen.mjs';

const MIDDLE = [30, 30];

const each = (draw) => around(5).map(draw).join('');

/** A petal with a notch, as path data. */
function notched(angle) {
  const at = (part, by) => polar(MIDDLE, 24 * part, angle + by).join(' ');
  return (
    `M${at(0.26, 0)}C${at(0.5, -34)} ${at(0.94, -36)} ${at(1, -14)}Q${at(1, -5)} ${at(0.91, 0)}` +
    `Q${at(1, 5)} ${at(1, 14)}C${at(0.94, 36)} ${at(0.5, 34)} ${at(0.26, 0)}z`
  );
}

const stamen = (angle) => circle(...polar(MIDDLE, 11.5, angle), 1.3);

export const FLOWER =
  line(GREEN, 2.4, 'M30 50Q31 62 28 74') +
  fill(GREEN, leaf([29.5, 70], 22, 62, 9) + leaf([30, 65], 21, -64, 9)) +
  fill(RED, each(notched) + each(stamen)) +
  fill(RED, circle(...MIDDLE, 4));
