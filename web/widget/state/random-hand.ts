import type { HandEngine, Score, Seat, Wind } from 'tensu/hand';
import { type Entry, emptyEntry } from './entry.ts';
import { fit } from './fit.ts';
import type { House } from './house.ts';
import { Luck } from './luck.ts';
import { type DrawnTiles, drawKnown, drawPairs, drawSets, plainKinds } from './random-tiles.ts';
import { rankOf, suitOf, type Tile } from './tiles.ts';

const MOST_TRIES = 500;

/** How big a hand is to be: most are counted in han and fu, now and then one reaches a limit or is a yakuman. */
type Size = 'usual' | 'limit' | 'yakuman';
const LIMIT_SHARE = 0.15;
const YAKUMAN_SHARE = 0.06;

/** What nobody needs to say of a hand is not said of this one. */
const UNSAID: Partial<Entry> = { points: undefined, liable: undefined, lack: undefined };
const SUITS = ['m', 'p', 's'] as const;
const ORPHANS: readonly Tile[] = ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z'];

/** A hand that wins under the rule set, with all that belongs to it, or nothing where luck has it so. */
export function randomHand(
  engine: HandEngine,
  entry: Entry,
  house: House,
  luck: Luck = new Luck(),
): Partial<Entry> | undefined {
  const size = sizeBy(luck);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const change = house.sichuan ? sichuanHand(house, size, luck) : riichiHand(house, size, luck);
    const drawn = change && { ...emptyEntry(entry.rules), ...UNSAID, changed: entry.changed, ...change };
    const result = drawn && engine.score(fit(drawn, house).request);
    if (result?.ok && isOfSize(result, size)) return drawn;
  }
  return undefined;
}

function sizeBy(luck: Luck): Size {
  if (luck.chance(YAKUMAN_SHARE)) return 'yakuman';
  return luck.chance(LIMIT_SHARE) ? 'limit' : 'usual';
}

/** In Sichuan the cap is the one limit. */
function isOfSize({ pattern, uncapped = 0, base, limit, yakuman }: Score, size: Size): boolean {
  if (pattern) return size === 'usual' || uncapped >= base * 2;
  if (size === 'usual') return yakuman === 0;
  return size === 'yakuman' ? yakuman > 0 : limit !== '' && yakuman === 0;
}

function riichiHand(house: House, size: Size, luck: Luck): Partial<Entry> | undefined {
  const tiles = riichiTiles(house, size, luck);
  if (!tiles) return undefined;
  const open = tiles.melds.some(({ kind }) => kind !== 'ankan');
  const flags = !open && luck.chance(0.5) ? ['riichi'] : [];
  const indicators = 1 + tiles.melds.filter(({ kind }) => kind === 'ankan').length;
  const dora = Array.from({ length: indicators }, () => luck.pick(plainKinds(house)));
  const round: Wind = luck.pick(['E', 'S']);
  return { ...tiles, ...winOf(house, luck), round, flags, dora };
}

function riichiTiles(house: House, size: Size, luck: Luck): DrawnTiles | undefined {
  const all = plainKinds(house);
  if (size === 'usual') {
    if (luck.chance(0.08)) return drawPairs(all, house, luck);
    return drawSets({ kinds: all, runs: 0.7, called: 0.3, kan: 0.1 }, house, luck);
  }
  const suit = luck.pick(SUITS);
  const flush = all.filter((tile) => suitOf(tile) === suit || (suitOf(tile) === 'z' && luck.chance(0.5)));
  if (size === 'limit') return drawSets({ kinds: flush, runs: 0.6, called: 0.3, kan: 0.1 }, house, luck);
  const honours = all.filter((tile) => suitOf(tile) === 'z');
  const nine = Array.from('1112345678999', (rank) => rank + suit);
  return luck.pick([
    () => drawSets({ kinds: all, runs: 0, called: 0, kan: 0.2 }, house, luck),
    () => drawSets({ kinds: honours, runs: 0, called: 0.5, kan: 0.1 }, house, luck),
    () => drawSets({ kinds: [...honours.slice(-3), luck.pick(all)], runs: 0.5, called: 0.5, kan: 0 }, house, luck),
    () => drawKnown(ORPHANS, house, luck),
    () => drawKnown(nine, house, luck),
  ])();
}

/** Big hands of Sichuan are of one suit, or hold triplets and kongs. */
function sichuanHand(house: House, size: Size, luck: Luck): Partial<Entry> | undefined {
  const lack = luck.pick(SUITS);
  const kept = plainKinds(house).filter((tile) => suitOf(tile) !== lack);
  const [first] = kept;
  const one = kept.filter((tile) => first && suitOf(tile) === suitOf(first));
  const kinds = size === 'usual' ? kept : luck.pick([one, kept.filter((tile) => rankOf(tile) % 2 === 1)]);
  const runs = size === 'usual' ? 0.6 : 0.3;
  const tiles = luck.chance(0.15)
    ? drawPairs(kinds, house, luck)
    : drawSets({ kinds, runs, called: 0.4, kan: 0.2 }, house, luck);
  return tiles && { ...tiles, ...winOf(house, luck), lack };
}

function winOf({ players }: House, luck: Luck): Partial<Entry> {
  const seat = luck.upTo(players) as Seat;
  const from = ((seat + 1 + luck.upTo(players - 1)) % players) as Seat;
  return { seat, from, by: luck.pick(['ron', 'tsumo'] as const) };
}
