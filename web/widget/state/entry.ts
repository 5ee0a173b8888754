import type { Meld, Seat, Wind } from 'tensu';
import type { Tile } from './tiles.ts';

export type MeldKind = Meld['type'];
export const MELD_KINDS: readonly MeldKind[] = ['chi', 'pon', 'kan', 'ankan', 'kakan'];

/** A meld as it was entered. Seats are counted back from the winner, so that it stays right when the winner moves. */
export interface EnteredMeld {
  kind: MeldKind;
  tiles: Tile[];
  /** 1 = the seat before, 2 = opposite, 3 = the seat after. */
  back?: number;
  /** Which of `tiles` was called. */
  called?: number;
}

export type OptionValue = boolean | number | string;
export type OptionSet = Record<string, OptionValue>;

/** Everything the person has entered, whether or not the chosen rule set has a use for it. */
export interface Entry {
  rules: string;
  /** Changed options by rule set, so that one house's changes never leak into another. */
  changed: Record<string, OptionSet>;
  /** The concealed tiles, the winning tile last. */
  hand: Tile[];
  melds: EnteredMeld[];
  by: 'ron' | 'tsumo';
  from: Seat;
  seat: Seat;
  round: Wind;
  flags: string[];
  dora: Tile[];
  ura: Tile[];
  discards: Tile[];
  flowers: number;
  honba: number;
  deposits: number;
  points?: (number | undefined)[];
  liable?: Seat;
  lack?: 'm' | 'p' | 's';
  /** The seats that have left the game (Sichuan). */
  left: Seat[];
}

export function emptyEntry(rules: string): Entry {
  return {
    rules,
    changed: {},
    hand: [],
    melds: [],
    by: 'ron',
    from: 1,
    seat: 0,
    round: 'E',
    flags: [],
    dora: [],
    ura: [],
    discards: [],
    flowers: 0,
    honba: 0,
    deposits: 0,
    left: [],
  };
}

/** Where a touched tile goes: the hand, a meld of that kind, or one of the rows of tiles on the table. */
export type Target = 'hand' | MeldKind | 'dora' | 'ura' | 'discards';
export type TileRow = 'hand' | 'dora' | 'ura' | 'discards';

export const isMeldKind = (target: Target): target is MeldKind => MELD_KINDS.includes(target as MeldKind);

/** The row that tiles go to; what is no row is a kind of meld, made from the hand's side. */
export const rowOf = (target: Target): TileRow => (isMeldKind(target) ? 'hand' : target);

export function addTile(entry: Entry, row: TileRow, tile: Tile): Partial<Entry> {
  return { [row]: [...entry[row], tile] };
}

export function removeTile(entry: Entry, row: TileRow, at: number): Partial<Entry> {
  return { [row]: entry[row].filter((_, index) => index !== at) };
}

/** Makes a tile of the hand the winning one, which is the last. */
export function crownTile({ hand }: Entry, at: number): Partial<Entry> {
  return { hand: [...hand.filter((_, index) => index !== at), ...hand.slice(at, at + 1)] };
}

export function changeMeld(entry: Entry, at: number, change: Partial<EnteredMeld>): Partial<Entry> {
  return { melds: entry.melds.map((meld, index) => (index === at ? { ...meld, ...change } : meld)) };
}

export function removeMeld(entry: Entry, at: number): Partial<Entry> {
  return { melds: entry.melds.filter((_, index) => index !== at) };
}

export function toggleFlag(entry: Entry, flag: string): Partial<Entry> {
  const flags = entry.flags.includes(flag) ? entry.flags.filter((other) => other !== flag) : [...entry.flags, flag];
  return { flags };
}

/** The winner takes a seat; a discarder or liable player who sat there moves to the winner's old one. */
export function takeSeat(entry: Entry, seat: Seat): Partial<Entry> {
  const moved = (other: Seat): Seat => (other === seat ? entry.seat : other);
  return {
    seat,
    from: moved(entry.from),
    liable: entry.liable === undefined ? undefined : moved(entry.liable),
    left: entry.left.map(moved),
  };
}

export function toggleLeft(entry: Entry, seat: Seat): Partial<Entry> {
  const left = entry.left.includes(seat) ? entry.left.filter((other) => other !== seat) : [...entry.left, seat];
  return { left };
}

/** Sets an option of the chosen rule set; a value that is the preset again is no change. */
export function setOption(entry: Entry, key: string, value: OptionValue, preset: OptionValue, linked?: string) {
  const set = { ...entry.changed[entry.rules] };
  delete set[key];
  if (linked) delete set[linked];
  if (value !== preset) set[key] = value;
  return { changed: { ...entry.changed, [entry.rules]: set } };
}

/** Whether options of the chosen rule set were changed. */
export const hasChanges = ({ changed, rules }: Entry): boolean => Object.keys(changed[rules] ?? {}).length > 0;

export function resetOptions(entry: Entry): Partial<Entry> {
  return { changed: { ...entry.changed, [entry.rules]: {} } };
}
