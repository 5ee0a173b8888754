// Tiles as texts of one tile each: '5m', '0p' for a red five, '7z', 'f' for a flower.

const SUITS = 'mpsz';

/** `12m0p` as `1m`, `2m`, `0p`. Only plain mpsz is understood. */
export function tilesOf(text) {
  return [...text.matchAll(/(\d+)([mpsz])|f/g)].flatMap(([flower, ranks, suit]) =>
    ranks ? [...ranks].map((rank) => rank + suit) : [flower],
  );
}

/** `1m`, `2m`, `0p` as `12m0p`, in the order given. */
export function textOf(tiles) {
  return tiles.map((tile, i) => (tile !== 'f' && tiles[i + 1]?.[1] === tile[1] ? tile[0] : tile)).join('');
}

/** The kind of a tile: a red five is a five. */
export const kindOf = (tile) => tile.replace('0', '5');
const isFive = (tile) => /^[05][mps]$/.test(tile);
export const isSuited = (tile) => /[mps]$/.test(tile);
const order = (tile) => SUITS.indexOf(tile[1]) * 20 + 2 * Number(kindOf(tile)[0]) + (tile[0] === '0' ? 0 : 1);
export const sorted = (tiles) => [...tiles].sort((a, b) => order(a) - order(b));

export const KINDS = [...SUITS].flatMap((suit) =>
  Array.from({ length: suit === 'z' ? 7 : 9 }, (_, i) => `${i + 1}${suit}`),
);

/** What is still in the bag when some tiles are out. */
export class Bag {
  /** `reds`: how many red fives there are of a suit. */
  constructor(kinds, reds = () => 0) {
    this.left = new Map();
    for (const kind of kinds) {
      const red = isFive(kind) ? reds(kind[1]) : 0;
      this.left.set(kind, 4 - red);
      if (red > 0) {
        this.left.set(`0${kind[1]}`, red);
      }
    }
    this.tiles = [...this.left.keys()];
  }

  count(tile) {
    return this.left.get(tile) ?? 0;
  }

  countOfKind(kind) {
    return this.count(kind) + (isFive(kind) ? this.count(`0${kind[1]}`) : 0);
  }

  /** Takes tiles of these kinds, a red five for a five where the dice say so, or nothing when one is missing. */
  take(kinds, dice) {
    const taken = [];
    for (const kind of kinds) {
      const red = `0${kind[1]}`;
      const redToo = isFive(kind) && this.count(red) > 0 && (this.count(kind) === 0 || dice.chance(0.3));
      const tile = redToo ? red : kind;
      if (this.count(tile) === 0) {
        for (const back of taken) {
          this.left.set(back, this.count(back) + 1);
        }
        return undefined;
      }
      this.left.set(tile, this.count(tile) - 1);
      taken.push(tile);
    }
    return taken;
  }

  /** One tile of those left. */
  draw(dice) {
    for (;;) {
      const tile = dice.pick(this.tiles);
      // As likely as there are copies left.
      if (dice.below(4) < this.count(tile)) {
        this.left.set(tile, this.count(tile) - 1);
        return tile;
      }
    }
  }
}
