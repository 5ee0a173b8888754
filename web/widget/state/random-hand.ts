import type { Engine, Seat, Wind } from 'tensu';
import { type Entry, emptyEntry } from './entry.ts';
import { fit } from './fit.ts';
import type { House } from './house.ts';
import { rankOf, suitOf, type Tile } from './tiles.ts';

const MOST_TRIES = 500;

const upTo = (count: number): number => Math.floor(Math.random() * count);
/** What nobody needs to say of a hand is not said of this one. */
const UNSAID: Partial<Entry> = { points: undefined, liable: undefined, lack: undefined };
const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
const chance = (share: number): boolean => Math.random() < share;

/** A hand that wins under the rule set, with all that belongs to it, or nothing where luck has it so. */
export function randomHand(engine: Engine, entry: Entry, house: House): Partial<Entry> | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const change = house.sichuan ? sichuanHand(house) : riichiHand(house);
    const drawn = change && { ...emptyEntry(entry.rules), ...UNSAID, changed: entry.changed, ...change };
    const result = drawn && engine.score(fit(drawn, house).request);
    // Yakuman are too rare to be met by chance, and are not counted in han and fu.
    if (result?.ok && result.yakuman === 0) return drawn;
  }
  return undefined;
}

function riichiHand(house: House): Partial<Entry> | undefined {
  const hand = drawHand(house, house.kinds, 0.3);
  if (!hand) return undefined;
  const seat = upTo(house.players) as Seat;
  const flags = hand.melds?.length === 0 && chance(0.5) ? ['riichi'] : [];
  const round: Wind = pick(['E', 'S']);
  return { ...hand, ...winOf(seat, house), round, flags, dora: [pick(house.kinds.filter((tile) => tile[0] !== '0'))] };
}

function sichuanHand(house: House): Partial<Entry> | undefined {
  const lack = pick(['m', 'p', 's'] as const);
  const kinds = house.kinds.filter((tile) => suitOf(tile) !== lack);
  const hand = drawHand(house, kinds, 0);
  return hand && { ...hand, ...winOf(upTo(house.players) as Seat, house), lack };
}

function winOf(seat: Seat, { players }: House): Partial<Entry> {
  const from = ((seat + 1 + upTo(players - 1)) % players) as Seat;
  return { seat, from, by: pick(['ron', 'tsumo'] as const) };
}

/** Four sets and a pair from the tiles there are; one of the sets may have been called. */
function drawHand(house: House, kinds: readonly Tile[], called: number): Partial<Entry> | undefined {
  const left = new Map(kinds.map((tile) => [tile, house.copies(tile)]));
  const take = (tiles: Tile[]) =>
    tiles.every((tile) => {
      const copies = (left.get(tile) ?? 0) - 1;
      left.set(tile, copies);
      return copies >= 0;
    });
  const sets = Array.from({ length: 4 }, () => (chance(0.7) ? run(kinds) : alike(pick(kinds), 3)));
  const pair = alike(pick(kinds), 2);
  if (![...sets, pair].every(take)) return undefined;
  const [first, ...others] = sets;
  const kind = first && new Set(first).size > 1 ? 'chi' : 'pon';
  const meld = first && chance(called) ? [{ kind, tiles: first, back: 1, called: 0 } as const] : [];
  const hand = [...(meld.length > 0 ? others : sets), pair].flat();
  const winning = hand.splice(upTo(hand.length), 1);
  return { hand: [...hand, ...winning], melds: meld };
}

const alike = (tile: Tile, count: number): Tile[] => Array<Tile>(count).fill(tile);

function run(kinds: readonly Tile[]): Tile[] {
  const low = pick(kinds.filter((tile) => suitOf(tile) !== 'z' && tile[0] !== '0' && rankOf(tile) <= 7));
  return [0, 1, 2].map((step) => `${rankOf(low) + step}${suitOf(low)}`);
}
