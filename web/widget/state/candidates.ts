import type { ReadingSet } from 'tensu';
import { type Blocked, meldFrom, takeTiles, whyNoMeld } from './availability.ts';
import { type EnteredMeld, type Entry, MELD_KINDS, type MeldKind } from './entry.ts';
import { type Fitted, HAND_SIZE, sizeOf } from './fit.ts';
import type { House } from './house.ts';
import { plainOf, rankOf, suitOf, type Tile } from './tiles.ts';

/** A set that a tile is part of. What it would change is there unless it cannot be. */
export interface Candidate {
  kind: ReadingSet['type'] | MeldKind;
  tiles: Tile[];
  change?: Partial<Entry>;
  why?: Blocked;
}

/** The sets of concealed tiles with this tile: the runs, the pair, the triplet. */
export function handCandidates(tile: Tile, entry: Entry, fitted: Fitted, house: House): Candidate[] {
  const plain = plainOf(tile);
  const groups: [Candidate['kind'], Tile[]][] = [
    ...runsWith(tile).map((run): [Candidate['kind'], Tile[]] => ['seq', run]),
    ['pair', [plain]],
    ['tri', [plain, plain]],
  ];
  return groups.map(([kind, others]) => {
    const tiles = takeTiles([tile, ...others], fitted, house);
    if (!tiles) return { kind, tiles: inOrder([tile, ...others]), why: 'not-enough-left' };
    if (sizeOf(fitted) + tiles.length > HAND_SIZE) return { kind, tiles: inOrder(tiles), why: 'hand-full' };
    return { kind, tiles: inOrder(tiles), change: { hand: [...entry.hand, ...inOrder(tiles)] } };
  });
}

/** The melds with this tile, which is the called one. */
export function meldCandidates(tile: Tile, entry: Entry, fitted: Fitted, house: House): Candidate[] {
  const kinds = MELD_KINDS.filter((kind) => kind !== 'chi');
  const runs = house.sichuan ? [] : runsWith(tile);
  return [
    ...runs.map((run) => meldCandidate(tile, 'chi', run, entry, fitted, house)),
    ...kinds.map((kind) => meldCandidate(tile, kind, undefined, entry, fitted, house)),
  ];
}

function meldCandidate(
  tile: Tile,
  kind: MeldKind,
  run: Tile[] | undefined,
  entry: Entry,
  fitted: Fitted,
  house: House,
): Candidate {
  const meld: EnteredMeld | undefined = meldFrom(tile, kind, fitted, house, run);
  const wanted = inOrder([tile, ...(run ?? Array(kind === 'pon' ? 2 : 3).fill(plainOf(tile)))]);
  const why = whyNoMeld(tile, kind, fitted, house) ?? (meld ? undefined : 'not-enough-left');
  if (why || !meld) return { kind, tiles: wanted, why };
  return { kind, tiles: meld.tiles, change: { melds: [...entry.melds, meld] } };
}

/** The other two tiles of every run with this tile, the run that begins with it first. */
function runsWith(tile: Tile): Tile[][] {
  const [suit, rank] = [suitOf(tile), rankOf(tile)];
  if (suit === 'z') return [];
  return [rank, rank - 1, rank - 2]
    .filter((low) => low >= 1 && low <= 7)
    .map((low) => [low, low + 1, low + 2].filter((other) => other !== rank).map((other) => other + suit));
}

const inOrder = (tiles: Tile[]): Tile[] => [...tiles].sort((a, b) => rankOf(a) - rankOf(b));
