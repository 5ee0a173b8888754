// Tiles as the engine numbers them, written in mpsz.
import type { ReadingSet } from '../tensu.d.ts';

const SUITS = 'mpsz';
const RED_FIVE = 34;
const FLOWER = 37;

export const SET_TYPES = ['seq', 'tri', 'kan', 'pair', 'tile'] as const satisfies ReadingSet['type'][];
const SET_SIZES = [3, 3, 4, 2, 1];

/** `5m` for kind 4, `0m` for the red five of man, `f` for a flower. */
export function tileText(code: number): string {
  if (code === FLOWER) {
    return 'f';
  }
  if (code >= RED_FIVE) {
    return `0${SUITS[code - RED_FIVE]}`;
  }
  return `${(code % 9) + 1}${SUITS[Math.floor(code / 9)]}`;
}

/** `14m2z` for a set of kinds, bit k of the two halves for kind k. */
export function kindsText(low: number, high: number): string {
  let text = '';
  for (let suit = 0; suit < SUITS.length; suit++) {
    let ranks = '';
    for (let rank = 0; rank < 9; rank++) {
      const kind = suit * 9 + rank;
      const bit = kind < 32 ? (low >>> kind) & 1 : (high >>> (kind - 32)) & 1;
      ranks += bit ? rank + 1 : '';
    }
    text += ranks ? ranks + SUITS[suit] : '';
  }
  return text;
}

/** The kinds in play as mpsz, each of them once: `123456789m…1234567z`, with `0m` and `f` where there are such. */
export function codesText(codes: number[]): string {
  let text = '';
  for (let suit = 0; suit < SUITS.length; suit++) {
    const plain = codes
      .filter((code) => code < RED_FIVE && Math.floor(code / 9) === suit)
      .map((code) => (code % 9) + 1);
    const red = codes.includes(RED_FIVE + suit) && suit < 3 ? '0' : '';
    const ranks = red + plain.join('');
    text += ranks ? ranks + SUITS[suit] : '';
  }
  return codes.includes(FLOWER) ? `${text}f` : text;
}

const known = new Map<number, string>();

/** A set of a reading: `340m`, `0555p`, `11z`. `type` is an index into SET_TYPES. */
export function setText(type: number, kind: number, reds: number): string {
  const key = (type * 64 + kind) * 8 + reds;
  let text = known.get(key);
  if (text === undefined) {
    text = writeSet(type, kind, reds);
    known.set(key, text);
  }
  return text;
}

function writeSet(type: number, kind: number, reds: number): string {
  const rank = (kind % 9) + 1;
  const size = SET_SIZES[type] as number;
  let left = reds;
  let ranks = '';
  for (let i = 0; i < size; i++) {
    const each = type === 0 ? rank + i : rank;
    const red = each === 5 && left > 0;
    left -= red ? 1 : 0;
    ranks += red ? 0 : each;
  }
  return ranks + SUITS[Math.floor(kind / 9)];
}
