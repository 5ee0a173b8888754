/**
 * Draws the faces and the back into generated/faces.svg and the indexes into generated/corners.svg:
 * `node web/tiles/draw.mjs`. All of it is our own but the kanji, which come from a font at build time and are never
 * committed.
 *
 * Symbols, 60 by 80 units, the face alone on a transparent ground:
 *   1m-9m characters, 1p-9p dots, 1s-9s sticks, 1z-7z east south west north white green red, 0m 0p 0s red fives
 *   f       the flower
 *   back    the back, to the edge, with corners of 6 units
 *   i-1 ... i-9, i-E i-S i-W i-N, i-P i-F i-C (white green red), i-f
 *           an index for the top left corner of a face
 *
 * With the drawings in the page (or in the same shadow root), or at an address of the same origin:
 *   <svg viewBox="0 0 60 80"><use href="#5p"/></svg>
 *   <svg viewBox="0 0 60 80"><use href="faces.svg#5p"/></svg>
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
 *   --tile-face       #fbf6e9   #26241f   Canvas       round the index
 *   --tile-back       #1d6b4a   #1d5a40   Canvas       the back
 *   --tile-back-line  #5fa383   #4f8f70   CanvasText   the pattern on the back
 * No face depends on colour: suits differ in shape, and a red five has a dot in its corner.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { TILE_BACK } from './back.mjs';
import { CHARACTERS, HONOURS } from './characters.mjs';
import { CORNERS } from './corners.mjs';
import { DOTS } from './dots.mjs';
import { FLOWER } from './flower.mjs';
import { RED, reddened } from './palette.mjs';
import { circle, fill } from './pen.mjs';
import { STICKS } from './sticks.mjs';

const LIMIT = 8 * 1024;

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
  ['f', FLOWER],
  ['back', TILE_BACK],
];

const symbol = ([id, drawing]) =>
  `<symbol id="${id}" viewBox="0 0 60 80"><g transform="scale(.1)">${drawing}</g></symbol>`;

const folder = new URL('generated/', import.meta.url);

async function write(name, drawings) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.map(symbol).join('')}</svg>\n`;
  await writeFile(new URL(name, folder), svg);
  const size = gzipSync(svg, { level: 9 }).length;
  console.log(`${name}: ${drawings.length} symbols, ${svg.length} bytes, ${size} gzipped`);
  return size;
}

await mkdir(folder, { recursive: true });
const size = (await write('faces.svg', faces)) + (await write('corners.svg', Object.entries(CORNERS)));
if (size > LIMIT) {
  console.error(`tiles: the drawings may have ${LIMIT} bytes gzipped`);
  process.exitCode = 1;
}
