import type { EnteredMeld } from './entry.ts';
import type { House } from './house.ts';
import type { Luck } from './luck.ts';
import { isRed, rankOf, suitOf, type Tile } from './tiles.ts';

const COPIES = 4;

/** The tiles of a complete hand, the winning one last. */
export interface DrawnTiles {
  hand: Tile[];
  melds: EnteredMeld[];
}

/** What a hand is drawn from, and how likely its parts are. */
interface Design {
  /** Without red ones, which are drawn among the plain ones. */
  kinds: readonly Tile[];
  runs: number;
  /** Of one set to be called. */
  called: number;
  /** Of a triplet to be a concealed kan. */
  kan: number;
}

/** Four sets and a pair from the tiles there are, or nothing where there were not enough of one. */
export function drawSets({ kinds, runs, called, kan }: Design, house: House, luck: Luck): DrawnTiles | undefined {
  const starts = kinds.filter((tile) => suitOf(tile) !== 'z' && rankOf(tile) <= 7);
  const set = () => (starts.length > 0 && luck.chance(runs) ? runFrom(luck.pick(starts)) : alike(luck.pick(kinds), 3));
  const sets = Array.from({ length: 4 }, set);
  const melds: EnteredMeld[] = [];
  const concealed: Tile[] = alike(luck.pick(kinds), 2);
  for (const tiles of sets) {
    const [first = ''] = tiles;
    const run = new Set(tiles).size > 1;
    if (!run && luck.chance(kan)) melds.push({ kind: 'ankan', tiles: alike(first, 4) });
    else if (melds.length === 0 && luck.chance(called) && !(run && house.sichuan))
      melds.push({ kind: run ? 'chi' : 'pon', tiles, back: 1, called: 0 });
    else concealed.push(...tiles);
  }
  return finish({ hand: concealed, melds }, house, luck);
}

/** Seven pairs. In Sichuan two of them may be alike. */
export function drawPairs(kinds: readonly Tile[], house: House, luck: Luck): DrawnTiles | undefined {
  const pairs = Array.from({ length: 7 }, () => luck.pick(kinds));
  if (!house.sichuan && new Set(pairs).size < 7) return undefined;
  return finish({ hand: pairs.flatMap((tile) => alike(tile, 2)), melds: [] }, house, luck);
}

/** Tiles that a hand is known by, of which one more makes it complete. */
export function drawKnown(tiles: readonly Tile[], house: House, luck: Luck): DrawnTiles | undefined {
  return finish({ hand: [...tiles, luck.pick(tiles)], melds: [] }, house, luck);
}

/** Makes red what is drawn red and puts a tile last, where there are enough of all tiles. */
function finish({ hand, melds }: DrawnTiles, house: House, luck: Luck): DrawnTiles | undefined {
  const left = new Map<Tile, number>();
  const take = (tile: Tile): Tile => {
    const copies = left.get(tile) ?? COPIES;
    left.set(tile, copies - 1);
    if (rankOf(tile) !== 5) return tile;
    const red = `0${suitOf(tile)}`;
    const reds = left.get(red) ?? redsOf(red, house);
    if (!luck.chance(reds / copies)) return tile;
    left.set(red, reds - 1);
    return red;
  };
  const taken = {
    hand: hand.map(take),
    melds: melds.map((meld) => ({ ...meld, tiles: meld.tiles.map(take) })),
  };
  if ([...left.values()].some((copies) => copies < 0)) return undefined;
  const winning = taken.hand.splice(luck.upTo(hand.length), 1);
  return { hand: [...taken.hand, ...winning], melds: taken.melds };
}

const redsOf = (red: Tile, house: House): number => (house.kinds.includes(red) ? house.copies(red) : 0);

const alike = (tile: Tile, count: number): Tile[] => Array<Tile>(count).fill(tile);

const runFrom = (low: Tile): Tile[] => [0, 1, 2].map((step) => `${rankOf(low) + step}${suitOf(low)}`);

/** The kinds that a house has, without red ones. */
export const plainKinds = (house: House): Tile[] => house.kinds.filter((tile) => !isRed(tile));
