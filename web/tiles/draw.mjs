/**
 * Draws every tile into generated/sprite.svg: `node web/tiles/draw.mjs`. All of it is our own but the kanji, which come
 * from a font at build time and are never committed. faces.svg holds of it the faces that a hand needs and the back,
 * corners.svg the indexes.
 *
 * Symbols, 60 by 80 units, the face alone on a transparent ground:
 *   1m-9m characters, 1p-9p dots, 1s-9s sticks, 1z-7z east south west north white green red, 0m 0p 0s red fives
 *   f       the flower; f1 f2 f3 f4 plum, orchid, chrysanthemum, bamboo
 *   back    the back, to the edge, with corners of 6 units
 *   i-1 ... i-9, i-E i-S i-W i-N, i-P i-F i-C (white green red), i-f
 *           an index for the top left corner of a face
 *   body    a tile to lay under a face where the page draws none: 60 by 86 units, the face's ground being the upper 80
 *
 * With the sprite in the page (or in the same shadow root), or at an address of the same origin:
 *   <svg viewBox="0 0 60 80"><use href="#5p"/></svg>
 *   <svg viewBox="0 0 60 80"><use href="sprite.svg#5p"/></svg>
 * With a corner index the face moves down and to the right to make room:
 *   <svg viewBox="0 0 60 80"><use href="#5p" x="11" y="14.6" width="49" height="65.4"/><use href="#i-5"/></svg>
 * A tile drawn with CSS looks right with `background: var(--tile-face, #fbf6e9); border-radius: 10% / 7.5%`.
 *
 * Custom properties, set on any ancestor of the <use>; below, what suits light, dark and forced colours:
 *   --tile-ink        #1d1a16   #ece6d6   CanvasText
 *   --tile-red        #b9242c   #f2767a   CanvasText
 *   --tile-green      #14663d   #6fcb9c   CanvasText
 *   --tile-blue       #1f4079   #90b5f4   CanvasText
 *   --tile-corner     the ink             CanvasText   the index
 *   --tile-face       #fbf6e9   #26241f   Canvas       round the index, and the body's ground
 *   --tile-edge       #ddd2b8   #3b382f   CanvasText   the body's side
 *   --tile-back       #1d6b4a   #1d5a40   Canvas       the back, and the body's underside
 *   --tile-back-line  #5fa383   #4f8f70   CanvasText   the pattern on the back
 * No face depends on colour: suits differ in shape, and a red five has a dot in its corner.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { BODY, TILE_BACK } from './back.mjs';
import { CHARACTERS, HONOURS } from './characters.mjs';
import { CORNERS } from './corners.mjs';
import { DOTS } from './dots.mjs';
import { FLOWERS } from './flowers.mjs';
import { RED, reddened } from './palette.mjs';
import { circle, fill } from './pen.mjs';
import { STICKS } from './sticks.mjs';

const LIMIT = 10 * 1024;

/** 1 to 9 of a suit, and 0, its red five. */
function suit(letter, faces) {
  const red = reddened(faces[4]) + fill(RED, circle(54, 6.2, 3.2));
  return [...faces.map((face, i) => [`${i + 1}${letter}`, face]), [`0${letter}`, red]];
}

const faces = [
  ...suit('m', CHARACTERS),
  ...suit('p', DOTS),
  ...suit('s', STICKS),
  ...HONOURS.map((face, i) => [`${i + 1}z`, face]),
  ...Object.entries(FLOWERS),
  ['back', TILE_BACK],
  ...Object.entries(CORNERS),
];

const symbol = (id, drawing, height = 80) =>
  `<symbol id="${id}" viewBox="0 0 60 ${height}"><g transform="scale(.1)">${drawing}</g></symbol>`;

const sheet = (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const drawn = faces.map(([id, face]) => [id, symbol(id, face)]);
const pick = (wanted) => sheet(drawn.filter(([id]) => wanted.test(id)).map(([, text]) => text));

const sprite = sheet([...drawn.map(([, text]) => text), symbol('body', BODY, 86)]);

const folder = new URL('generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('sprite.svg', folder), sprite);
await writeFile(new URL('faces.svg', folder), pick(/^(\d[mpsz]|f|back)$/));
await writeFile(new URL('corners.svg', folder), pick(/^i-/));

const size = gzipSync(sprite, { level: 9 }).length;
console.log(`tiles: ${faces.length + 1} symbols, ${sprite.length} bytes, ${size} gzipped`);
if (size > LIMIT) {
  console.error(`tiles: the sprite may have ${LIMIT} bytes gzipped`);
  process.exitCode = 1;
}
