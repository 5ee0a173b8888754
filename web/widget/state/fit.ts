import type { HandRequest, Meld, Seat } from 'tensu';
import type { EnteredMeld, Entry, TileRow } from './entry.ts';
import { type House, rulesOf } from './house.ts';
import { arrange, countOf, isRed, joinTiles, plainOf, type Tile } from './tiles.ts';

/** A complete hand with its winning tile, a kan counted as three. */
export const HAND_SIZE = 14;

/** A tile as the rule set reads it, and its place in what was entered. */
export interface Placed {
  tile: Tile;
  at: number;
}

export interface PlacedMeld {
  meld: EnteredMeld;
  at: number;
}

/** What was entered, as far as the chosen rule set has a use for it. */
export interface Fitted extends Record<TileRow, Placed[]> {
  melds: PlacedMeld[];
  request: HandRequest;
  /** Kept for another rule set. */
  aside: { tiles: Tile[]; melds: EnteredMeld[]; flags: string[]; fields: string[] };
  /** What was read differently: `red-as-plain`, `plain-as-red`, `seat-moved`. */
  notes: Set<string>;
}

export function fit(entry: Entry, house: House): Fitted {
  const fitted: Fitted = {
    hand: [],
    dora: [],
    ura: [],
    discards: [],
    melds: [],
    request: { rules: rulesOf(entry.rules, entry.changed[entry.rules]), concealed: '', win: { by: 'tsumo' } },
    aside: { tiles: [], melds: [], flags: [], fields: [] },
    notes: new Set(),
  };
  fitTiles(entry, house, fitted);
  fitUra(house, fitted);
  fitMelds(entry, house, fitted);
  readRedFives(house, fitted);
  fitted.hand = arrange(fitted.hand, ({ tile }) => tile, sizeOf(fitted) >= HAND_SIZE);
  fitSeats(entry, house, fitted);
  fitFlags(entry, house, fitted);
  if (house.sichuan) fitSichuan(entry, fitted);
  else fitRiichi(entry, house, fitted);
  return fitted;
}

/** The tile as it is under the rule set, or nothing where it has no such tile. */
function readTile(tile: Tile, kinds: readonly Tile[], notes: Set<string>): Tile | undefined {
  if (kinds.includes(tile)) return tile;
  if (!isRed(tile) || !kinds.includes(plainOf(tile))) return undefined;
  notes.add('red-as-plain');
  return plainOf(tile);
}

function fitTiles(entry: Entry, house: House, { notes, aside, ...rows }: Fitted): void {
  const tiles = (row: TileRow, kinds: readonly Tile[]) =>
    entry[row].forEach((entered, at) => {
      const tile = readTile(entered, kinds, notes);
      if (tile) rows[row].push({ tile, at });
      else aside.tiles.push(entered);
    });
  tiles('hand', house.kinds);
  if (house.sichuan) return;
  tiles('dora', house.indicators);
  tiles('ura', house.indicators);
  tiles('discards', house.kinds);
}

/** There are no more ura indicators than dora indicators, and one at most where kans turn none. */
export const mostUra = ({ dora }: Fitted, house: House): number =>
  house.is('kan_ura') ? dora.length : Math.min(1, dora.length);

function fitUra(house: House, fitted: Fitted): void {
  const over = fitted.ura.splice(mostUra(fitted, house));
  fitted.aside.tiles.push(...over.map(({ tile }) => tile));
}

function fitMelds(entry: Entry, house: House, { melds, aside, notes }: Fitted): void {
  entry.melds.forEach((meld, at) => {
    const tiles = meld.tiles.map((tile) => readTile(tile, house.kinds, notes));
    const here = tiles.every((tile) => tile !== undefined) && !(house.sichuan && meld.kind === 'chi');
    if (here) melds.push({ meld: { ...meld, tiles: tiles as Tile[] }, at });
    else aside.melds.push(meld);
  });
}

/** Where a suit has red fives, those beyond its plain ones must be red. */
function readRedFives(house: House, { hand, melds, notes }: Fitted): void {
  for (const suit of 'mps') {
    const plain = `5${suit}`;
    const red = `0${suit}`;
    const held = [...melds.flatMap(({ meld }) => meld.tiles), ...hand.map(({ tile }) => tile)];
    const reds = house.copies(red) - countOf(held, red);
    for (let over = Math.min(countOf(held, plain) - house.copies(plain), reds); over > 0; over--) {
      const meld = melds.find((placed) => placed.meld.tiles.includes(plain))?.meld;
      const placed = hand.find(({ tile }) => tile === plain);
      if (placed) placed.tile = red;
      else if (meld) meld.tiles[meld.tiles.indexOf(plain)] = red;
      notes.add('plain-as-red');
    }
  }
}

function fitSeats(entry: Entry, house: House, { request, melds, hand, notes }: Fitted): void {
  const two = house.players === 2;
  const seat = two && entry.seat > 1 ? 1 : entry.seat;
  const from = (two ? 1 - seat : entry.from) as Seat;
  if (two && (seat !== entry.seat || (entry.by === 'ron' && from !== entry.from))) notes.add('seat-moved');
  if (seat !== 0) request.seat = seat;
  request.win = entry.by === 'ron' ? { by: 'ron', from } : { by: 'tsumo' };
  request.concealed = joinTiles(hand.map(({ tile }) => tile));
  if (melds.length > 0) request.melds = melds.map(({ meld }) => meldOf(meld, seat, house.players));
}

/** A meld as the engine takes it. */
export function meldOf({ kind, tiles, back, called }: EnteredMeld, seat: number, players: number): Meld {
  const meld: Meld = { type: kind, tiles: joinTiles(tiles) };
  if (back) meld.from = (players === 2 ? 1 - seat : (seat + players - back) % players) as Seat;
  if (called !== undefined) meld.called = tiles[called];
  return meld;
}

function fitFlags(entry: Entry, house: House, { request, aside }: Fitted): void {
  const flags = entry.flags.filter((flag) => house.flags.includes(flag));
  aside.flags = entry.flags.filter((flag) => !flags.includes(flag));
  if (flags.length > 0) request.flags = flags;
}

function fitRiichi(entry: Entry, house: House, { request, aside, ...rows }: Fitted): void {
  const text = (row: TileRow) => joinTiles(rows[row].map(({ tile }) => tile));
  const take = (used: boolean, field: string, set: () => void) => {
    if (used) set();
    else aside.fields.push(field);
  };
  if (entry.round !== 'E') request.round = entry.round;
  if (rows.dora.length > 0) request.dora = text('dora');
  if (rows.discards.length > 0) request.discards = text('discards');
  if (entry.honba !== 0) request.honba = entry.honba;
  if (entry.deposits !== 0) request.deposits = entry.deposits;
  const riichi = request.flags?.some((flag) => flag === 'riichi' || flag === 'double-riichi') ?? false;
  if (rows.ura.length > 0) take(riichi, 'ura', () => Object.assign(request, { ura: text('ura') }));
  if (entry.flowers !== 0)
    take(house.is('flowers'), 'flowers', () => Object.assign(request, { flowers: entry.flowers }));
  if (entry.points)
    take(house.is('floor_zero'), 'points', () => Object.assign(request, { points: pointsOf(entry, house) }));
  const { liable } = entry;
  if (liable !== undefined) {
    const here = house.is('pao') && liable < house.players && liable !== (request.seat ?? 0);
    take(here, 'liable', () => Object.assign(request, { liable }));
  }
  if (entry.lack) aside.fields.push('lack');
  if (entry.left.length > 0) aside.fields.push('active');
}

/** The points of every seat; whose are not given holds what everybody started with. */
function pointsOf({ points = [] }: Entry, house: House): number[] {
  const start = house.startPoints;
  return Array.from({ length: house.players }, (_, seat) => points[seat] ?? start);
}

function fitSichuan(entry: Entry, { request, aside }: Fitted): void {
  if (entry.lack) request.lack = entry.lack;
  const left = entry.left.filter((seat) => seat !== entry.seat);
  if (left.length > 0) request.active = ([0, 1, 2, 3] as Seat[]).filter((seat) => !left.includes(seat));
  const entered: [string, boolean][] = [
    ['round', entry.round !== 'E'],
    ['dora', entry.dora.length > 0],
    ['ura', entry.ura.length > 0],
    ['discards', entry.discards.length > 0],
    ['flowers', entry.flowers !== 0],
    ['honba', entry.honba !== 0],
    ['deposits', entry.deposits !== 0],
    ['points', entry.points !== undefined],
    ['liable', entry.liable !== undefined],
  ];
  aside.fields = entered.filter(([, given]) => given).map(([field]) => field);
}

/** How many tiles the hand has, a kan counted as three. */
export const sizeOf = ({ hand, melds }: Fitted): number => hand.length + melds.length * 3;

/** The tiles that cannot be anywhere else: hand, melds and indicators. */
export function tilesInSight({ hand, melds, dora, ura }: Fitted): Tile[] {
  return [...[...hand, ...dora, ...ura].map(({ tile }) => tile), ...melds.flatMap(({ meld }) => meld.tiles)];
}
