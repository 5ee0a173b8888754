// Tiles and melds as mjlog numbers them.
import type { Tile } from '../../../web/widget/state/tiles.ts';

/** The first copy of each five is the red one. */
const RED = [16, 52, 88];

/** `id` counts 136 tiles: man, pin, sou, winds, white, green, red, four of each. */
export function tileOf(id: number, reds: boolean): Tile {
  const kind = id >> 2;
  if (!(kind >= 0 && kind < 34)) throw new Error(`there is no tile ${id}`);
  return `${reds && RED.includes(id) ? 0 : (kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`;
}

export interface CodedMeld {
  type: 'chi' | 'pon' | 'kan' | 'ankan' | 'kakan';
  /** All tiles, by their ids. */
  tiles: number[];
  called: number;
  /** Of an added kan. */
  added: number;
}

const CHI = 0x04;
const PON = 0x08;
const KAKAN = 0x10;
const FROM = 0x03;

/** Where the four copies of a kind differ: which of the copies the run has is two bits each. */
export function decodeMeld(code: number): CodedMeld {
  if (code & CHI) return chi(code);
  if (code & (PON | KAKAN)) return triplet(code);
  const called = code >> 8;
  const first = called & ~3;
  const tiles = [first, first + 1, first + 2, first + 3];
  return { type: code & FROM ? 'kan' : 'ankan', tiles, called, added: called };
}

function chi(code: number): CodedMeld {
  const pattern = code >> 10;
  const run = Math.floor(pattern / 3);
  const first = (Math.floor(run / 7) * 9 + (run % 7)) * 4;
  const tiles = [3, 5, 7].map((shift, i) => first + i * 4 + ((code >> shift) & 3));
  const called = tiles[pattern % 3] as number;
  return { type: 'chi', tiles, called, added: called };
}

function triplet(code: number): CodedMeld {
  const pattern = code >> 9;
  const first = Math.floor(pattern / 3) * 4;
  const added = first + ((code >> 5) & 3);
  const tiles = [0, 1, 2, 3].map((i) => first + i).filter((tile) => tile !== added);
  return { type: code & KAKAN ? 'kakan' : 'pon', tiles, called: tiles[pattern % 3] as number, added };
}
