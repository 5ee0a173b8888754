/** The back of a tile: hemp leaves. */
import { BACK, BACK_LINE } from './palette.mjs';
import { fill, line } from './pen.mjs';

/** A rectangle with corners of radius r, as path data. */
const rectangle = (x, y, width, height, r) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/**
 * Hemp leaves as path data: a grid of triangles, each with spokes from its middle to its corners. `across` is the width
 * of a column of triangles and `half` half the length of their upright side.
 */
function hempLeaves(left, top, columns, halves, across, half) {
  const segments = [];
  const join = (...ends) =>
    segments.push(ends.map(([column, row]) => `${left + column * across} ${top + row * half}`).join('L'));
  for (let column = 0; column < columns; column++) {
    join([column, 0], [column, halves]);
    for (let row = 0; row <= halves; row++) {
      const [tip, base] = (column + row) % 2 ? [column + 1, column] : [column, column + 1];
      const middle = [(tip + 2 * base) / 3, row];
      join(middle, [tip, row]);
      if (row > 0) join(middle, [base, row - 1]);
      if (row < halves) {
        join(middle, [base, row + 1]);
        join([tip, row], [base, row + 1]);
      }
    }
  }
  return segments.map((segment) => `M${segment}`).join('');
}

export const TILE_BACK =
  fill(BACK, rectangle(0, 0, 60, 80, 6)) + line(BACK_LINE, 0.7, `${hempLeaves(4, 4, 4, 10, 13, 7.2)}M4 4h52v72h-52z`);
