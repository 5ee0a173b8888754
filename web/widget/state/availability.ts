import type { HandEngine, Problem } from 'tensu/hand';
import { type EnteredMeld, isMeldKind, type MeldKind, type Target, type TileRow } from './entry.ts';
import { type Fitted, HAND_SIZE, mostUra, sizeOf, tilesInSight } from './fit.ts';
import type { House } from './house.ts';
import { countOf, plainOf, rankOf, suitOf, type Tile } from './tiles.ts';

const MOST_MELDS = 4;
const MOST_INDICATORS = 5;

/** Why a tile cannot be put somewhere; each has its sentence in `words.blocked`. */
export type Blocked =
  | 'no-such-tile'
  | 'used-up'
  | 'hand-full'
  | 'melds-full'
  | 'no-room-for-meld'
  | 'indicators-full'
  | 'needs-riichi'
  | 'ura-full'
  | 'flowers-are-a-number'
  | 'not-enough-left'
  | 'no-run';

/** How many copies of a tile are still to be had. */
export function copiesLeft(tile: Tile, fitted: Fitted, house: House): number {
  return house.copies(tile) - countOf(tilesInSight(fitted), tile);
}

/** Why the tile cannot be put there, or nothing where it can. */
export function whyNot(tile: Tile, target: Target, fitted: Fitted, house: House): Blocked | undefined {
  if (!house.indicators.includes(tile)) return 'no-such-tile';
  if (tile === 'f' && target !== 'dora' && target !== 'ura') return 'flowers-are-a-number';
  if (isMeldKind(target)) return whyNoMeld(tile, target, fitted, house);
  if (target === 'discards') {
    const discarded = fitted.discards.map((placed) => placed.tile);
    return countOf(discarded, tile) >= house.copies(tile) ? 'used-up' : undefined;
  }
  if (tile !== 'f' && copiesLeft(tile, fitted, house) <= 0) return 'used-up';
  return whyNoRoom(target, fitted, house);
}

function whyNoRoom(target: TileRow, fitted: Fitted, house: House): Blocked | undefined {
  if (target === 'hand') return sizeOf(fitted) >= HAND_SIZE ? 'hand-full' : undefined;
  if (target === 'dora') return fitted.dora.length >= MOST_INDICATORS ? 'indicators-full' : undefined;
  if (target !== 'ura') return undefined;
  const riichi = fitted.request.flags?.some((flag) => flag === 'riichi' || flag === 'double-riichi');
  if (!riichi) return 'needs-riichi';
  return fitted.ura.length >= mostUra(fitted, house) ? 'ura-full' : undefined;
}

export function whyNoMeld(tile: Tile, kind: MeldKind, fitted: Fitted, house: House): Blocked | undefined {
  if (fitted.melds.length >= MOST_MELDS) return 'melds-full';
  if (sizeOf(fitted) + 3 > HAND_SIZE) return 'no-room-for-meld';
  if (kind === 'chi' && suitOf(tile) === 'z') return 'no-run';
  if (copiesLeft(tile, fitted, house) <= 0) return 'used-up';
  return meldFrom(tile, kind, fitted, house) ? undefined : 'not-enough-left';
}

/** The tiles themselves as far as they are still to be had, plain ones before red ones, or nothing. */
export function takeTiles(wanted: readonly Tile[], fitted: Fitted, house: House): Tile[] | undefined {
  const taken = tilesInSight(fitted);
  const found: Tile[] = [];
  for (const tile of wanted) {
    const copies = [tile, `0${suitOf(tile)}`].filter((copy) => plainOf(copy) === plainOf(tile));
    const copy = copies.find((one) => countOf(taken, one) < house.copies(one));
    if (!copy) return undefined;
    taken.push(copy);
    found.push(copy);
  }
  return found;
}

/** The meld that a touched tile makes: the touched tile is the called one. A chi is the run with `others`. */
export function meldFrom(
  tile: Tile,
  kind: MeldKind,
  fitted: Fitted,
  house: House,
  others = othersOf(tile, kind),
): EnteredMeld | undefined {
  const found = takeTiles([tile, ...others], fitted, house);
  const [touched] = found ?? [];
  if (!found || !touched) return undefined;
  const tiles = found.sort((a, b) => rankOf(a) - rankOf(b));
  if (kind === 'ankan') return { kind, tiles };
  return { kind, tiles, back: 1, called: tiles.indexOf(touched) };
}

function othersOf(tile: Tile, kind: MeldKind): Tile[] {
  const plain = plainOf(tile);
  if (kind !== 'chi') return Array(kind === 'pon' ? 2 : 3).fill(plain);
  const low = Math.min(rankOf(tile), 7);
  return [low, low + 1, low + 2].filter((rank) => rank !== rankOf(tile)).map((rank) => rank + suitOf(tile));
}

export const whyNoMelds = (fitted: Fitted): Blocked | undefined => {
  if (fitted.melds.length >= MOST_MELDS) return 'melds-full';
  return sizeOf(fitted) + 3 > HAND_SIZE ? 'no-room-for-meld' : undefined;
};

/** Which flags cannot be set now, with the conflict that the engine finds when they are. */
export function flagConflicts(engine: HandEngine, { request }: Fitted, house: House): Map<string, Problem> {
  const conflicts = new Map<string, Problem>();
  const flags = request.flags ?? [];
  // Without a lack suit a Sichuan hand is refused before its flags are looked at.
  const lack = house.sichuan ? { lack: request.lack ?? 'm' } : {};
  for (const flag of house.flags) {
    const set = flags.includes(flag);
    const result = engine.score({ ...request, ...lack, flags: set ? flags : [...flags, flag] });
    const found = result.ok ? undefined : result.problems.find((problem) => concerns(problem, flag));
    if (found) conflicts.set(flag, found);
  }
  return conflicts;
}

const concerns = ({ code, detail }: Problem, flag: string): boolean =>
  code === 'flag_conflict' && (detail?.flag === flag || detail?.other === flag);
