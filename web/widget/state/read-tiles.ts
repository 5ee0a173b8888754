import type { EnteredMeld } from './entry.ts';
import { toMpsz } from './spelling.ts';
import { plainOf, splitTiles, type Tile } from './tiles.ts';

export interface WrittenTiles {
  hand: Tile[];
  melds: EnteredMeld[];
}

const MELD = /[([]([^)\]]*)[)\]]/g;
const CALLED = /<([1-3])\s*/;
/** Words such as `win=tsumo`, which say nothing of the tiles. */
const SITUATION = /(^|\s)[a-z]+=\S*/g;

/** Reads the tiles and melds of a hand on one line without the engine, or nothing where something is no tile. */
export function readTiles(line: string): WrittenTiles | undefined {
  // As the engine does, it reads full-width signs.
  const text = line.normalize('NFKC').replaceAll(SITUATION, ' ');
  const melds = [...text.matchAll(MELD)].map(([whole, inside = '']) => readMeld(inside, whole.startsWith('[')));
  const hand = tilesOf(text.replaceAll(MELD, ' '));
  if (!hand || melds.some((meld) => !meld)) return undefined;
  return { hand, melds: melds as EnteredMeld[] };
}

/** The tiles, if the whole text is tiles. */
function tilesOf(text: string): Tile[] | undefined {
  const mpsz = toMpsz(text);
  return /^(?:[0-9]+[mps]|[1-7]+z|f)*$/.test(mpsz) ? splitTiles(mpsz) : undefined;
}

function readMeld(text: string, concealed: boolean): EnteredMeld | undefined {
  const mark = CALLED.exec(text);
  const tiles = tilesOf(text.replace(CALLED, '').replace('+', ''));
  if (!tiles || tiles.length < 3 || tiles.length > 4) return undefined;
  if (concealed) return { kind: 'ankan', tiles };
  const alike = new Set(tiles.map(plainOf)).size === 1;
  const four = text.includes('+') ? 'kakan' : 'kan';
  const kind = tiles.length === 4 ? four : alike ? 'pon' : 'chi';
  if (!mark) return { kind, tiles };
  const before = [...toMpsz(text.slice(0, mark.index))].filter((character) => /[0-9f]/.test(character));
  return { kind, tiles, back: Number(mark[1]), called: before.length };
}

/** Every tile of a hand. */
export const allTiles = ({ hand, melds }: WrittenTiles): Tile[] => [...hand, ...melds.flatMap(({ tiles }) => tiles)];
