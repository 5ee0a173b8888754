/** One tile in mpsz: `1m`–`9s`, `1z`–`7z`, `0m 0p 0s` for red fives, `f` for a flower. */
export type Tile = string;

const SUITS = 'mpszf';

export const suitOf = (tile: Tile): string => (tile === 'f' ? 'f' : tile.charAt(1));
export const isRed = (tile: Tile): boolean => tile[0] === '0';
export const plainOf = (tile: Tile): Tile => (isRed(tile) ? `5${tile[1]}` : tile);
/** The rank in its suit; a red five is a 5, a flower has none. */
export const rankOf = (tile: Tile): number => (tile === 'f' ? 0 : Number(plainOf(tile)[0]));

/** Reads mpsz as the engine writes it: digits followed by their suit, flowers as `f`. */
export function splitTiles(mpsz: string): Tile[] {
  const tiles: Tile[] = [];
  for (const [, ranks = '', suit = '', flower] of mpsz.matchAll(/(\d+)([mpsz])|(f)/g)) {
    if (flower) tiles.push(flower);
    else for (const rank of ranks) tiles.push(rank + suit);
  }
  return tiles;
}

/** Writes tiles as mpsz in the order given, one suit letter for each run of a suit. */
export function joinTiles(tiles: readonly Tile[]): string {
  let text = '';
  tiles.forEach((tile, at) => {
    const next = tiles[at + 1];
    if (tile === 'f') text += 'f';
    else text += next && suitOf(next) === suitOf(tile) ? tile[0] : tile;
  });
  return text;
}

const order = (tile: Tile): number => SUITS.indexOf(suitOf(tile)) * 20 + rankOf(tile) * 2 - (isRed(tile) ? 1 : 0);

export const byOrder = (a: Tile, b: Tile): number => order(a) - order(b);

/** The tiles in order. Of a complete hand the last one is the winning tile, which stays where it is. */
export function arrange<T>(items: readonly T[], tileOf: (item: T) => Tile, complete: boolean): T[] {
  const sorted = complete ? items.slice(0, -1) : [...items];
  sorted.sort((a, b) => byOrder(tileOf(a), tileOf(b)));
  return complete ? [...sorted, ...items.slice(-1)] : sorted;
}

export const countOf = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((other) => other === tile).length;

/** The tile that an indicator points at: 9 leads to 1, North to East, white to green to red to white. */
export function doraAfter(indicator: Tile): Tile {
  const [suit, rank] = [suitOf(indicator), rankOf(indicator)];
  if (suit === 'f') return indicator;
  if (suit !== 'z') return `${(rank % 9) + 1}${suit}`;
  return rank > 4 ? `${((rank - 4) % 3) + 5}z` : `${(rank % 4) + 1}z`;
}
