/**
 * The few strokes that every drawing here is made of. A face is 60 by 80 units from its top left; what is written out
 * counts in tenths of a unit, so that a path needs whole numbers only.
 */
import { compact, tenths } from './path.mjs';

/** A filled path. Where its outlines overlap they cut holes, so that the tile shows through. */
export const fill = (colour, data) => `<path fill="${colour}" fill-rule="evenodd" d="${compact(data)}"/>`;

/** A filled path whose outlines may overlap, thickened by a line of its own colour. */
export const thick = (colour, width, data) =>
  `<path fill="${colour}" stroke="${colour}" stroke-width="${tenths(width)}" ` +
  `stroke-linejoin="round" d="${compact(data)}"/>`;

/** A drawn line with round ends. */
export const line = (colour, width, data) =>
  `<path fill="none" stroke="${colour}" stroke-width="${tenths(width)}" ` +
  `stroke-linecap="round" stroke-linejoin="round" d="${compact(data)}"/>`;

/** A drawing turned clockwise round (x, y) by `angle` degrees. */
export const turned = (angle, x, y, drawing) =>
  `<g transform="rotate(${angle} ${tenths(x)} ${tenths(y)})">${drawing}</g>`;

/** A closed circle as path data. Its radius is rounded first: two arcs a tenth too short would make a lens. */
export function circle(x, y, radius) {
  const r = tenths(radius) / 10;
  const left = tenths(x - r) / 10;
  return `M${left} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The point at `angle` (degrees, clockwise from the top) and distance `r` from a centre. */
export function polar([x, y], r, angle) {
  const radians = (angle * Math.PI) / 180;
  return [x + r * Math.sin(radians), y - r * Math.cos(radians)];
}

/** `count` angles evenly round a circle. */
export const around = (count, first = 0) => Array.from({ length: count }, (_, i) => first + (360 * i) / count);

/** A petal as path data: pointed at `inner`, round at `outer`, bulging `spread` degrees to either side of `angle`. */
export function petal(centre, inner, outer, angle, spread) {
  const at = (part, by) => polar(centre, inner + (outer - inner) * part, angle + by).join(' ');
  return (
    `M${at(0, 0)}C${at(0.45, -spread)} ${at(1.04, -0.8 * spread)} ${at(1, 0)}` +
    `C${at(1.04, 0.8 * spread)} ${at(0.45, spread)} ${at(0, 0)}z`
  );
}

/** A leaf as path data: from (x, y) to a point `length` units away towards `angle`, `breadth` units broad. */
export function leaf([x, y], length, angle, breadth) {
  const middle = polar([x, y], length * 0.45, angle);
  const side = (turn) => polar(middle, breadth, angle + turn).join(' ');
  return `M${x} ${y}Q${side(-90)} ${polar([x, y], length, angle).join(' ')}Q${side(90)} ${x} ${y}z`;
}

/** The same height at several columns, as points. */
export const row = (y, ...columns) => columns.map((x) => [x, y]);
