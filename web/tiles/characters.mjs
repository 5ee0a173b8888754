/**
 * Everything written: numerals over 萬, winds and dragons. The outlines are taken at build time from Noto Serif JP (SIL
 * Open Font License 1.1, npm @fontsource/noto-serif-jp) and thickened, since a printed serif is too thin at 26 pixels.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { BLUE, GREEN, INK, RED } from './palette.mjs';
import { fill, thick } from './pen.mjs';

const NUMERALS = [...'一二三四五六七八九'];
const WINDS = [...'東南西北'];
const FONT = '@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-600-normal.woff2';

/** A TrueType font of just these characters: opentype.js reads no WOFF2. */
async function load(characters) {
  const woff = await readFile(fileURLToPath(import.meta.resolve(FONT)));
  const bytes = await subsetFont(woff, characters, { targetFormat: 'truetype' });
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const font = await load([...NUMERALS, ...WINDS, '萬發中'].join(''));

/** A character of an em of `size` units, its ink centred on (30, y), thickened by `weight` units. */
function character(text, colour, y, size, weight) {
  const { x1, y1, x2, y2 } = font.getPath(text, 0, 0, size).getBoundingBox();
  const path = font.getPath(text, 30 - (x1 + x2) / 2, y - (y1 + y2) / 2, size);
  return thick(colour, weight, path.toPathData(3));
}

/** The numerals of few strokes are the thinnest in print. */
const WEIGHTS = { 一: 2.6, 二: 2, 三: 1.7, 七: 1.4 };

const numeral = (text) => character(text, INK, 21.5, 34.5, WEIGHTS[text] ?? 1);

export const CHARACTERS = NUMERALS.map((text) => numeral(text) + character('萬', RED, 57, 36, 0.5));

/** A frame whose corners turn inwards, with nothing in it: the white dragon. */
const frame = fill(
  BLUE,
  'M9 11h42v58h-42zM12 14v52h36v-52z' +
    'M20 16.5h20a5.5 5.5 0 0 0 5.5 5.5v36a5.5 5.5 0 0 0 -5.5 5.5' +
    'h-20a5.5 5.5 0 0 0 -5.5 -5.5v-36a5.5 5.5 0 0 0 5.5 -5.5z' +
    'M21.3 18h17.4a7 7 0 0 0 5.3 5.3v33.4a7 7 0 0 0 -5.3 5.3' +
    'h-17.4a7 7 0 0 0 -5.3 -5.3v-33.4a7 7 0 0 0 5.3 -5.3z',
);

export const HONOURS = [
  ...WINDS.map((text) => character(text, INK, 40, 56, 1)),
  frame,
  character('發', GREEN, 40, 56, 0.6),
  character('中', RED, 40, 56, 1.6),
];
