import type { Engine, HandRequest, Meld, Problem, Seat } from 'tensu';
import type { EnteredMeld, Entry } from './entry.ts';
import { meldOf } from './fit.ts';
import { joinTiles, splitTiles } from './tiles.ts';

/** A word such as `win=tsumo`: with one a line tells about the whole situation, without one only about the tiles. */
const SITUATION_WORD = /(^|\s)[a-z]+=/;

/** The tiles and melds in writing, without the situation. */
export function writeTiles(engine: Engine, { hand, melds }: Entry): string {
  if (hand.length + melds.length === 0) return '';
  const request: HandRequest = { rules: '', concealed: joinTiles(hand), win: { by: 'tsumo' } };
  if (melds.length > 0) request.melds = melds.map((meld) => meldOf(meld, 0, 4));
  return engine
    .formatLine(request)
    .split(' ')
    .filter((word) => !SITUATION_WORD.test(word))
    .join(' ');
}

/** What a written hand changes in what was entered, or what is wrong with it. */
export function readLine(engine: Engine, text: string, entry: Entry): Partial<Entry> | Problem {
  if (text.trim() === '') return { hand: [], melds: [] };
  const read = engine.parseLine(text);
  if ('problems' in read) return read.problems[0] ?? { code: 'bad_notation', field: 'text' };
  const whole = SITUATION_WORD.test(text);
  const seat = whole ? (read.seat ?? 0) : 0;
  const players = whole ? playersOf(engine, read) : 4;
  const tiles = {
    hand: splitTiles(read.concealed),
    melds: (read.melds ?? []).map((meld) => enteredMeld(meld, seat, players)),
  };
  return whole ? { ...tiles, ...situationOf(read, entry) } : tiles;
}

function playersOf(engine: Engine, { rules }: HandRequest): number {
  const base = typeof rules === 'string' ? rules : rules.base;
  return engine.rules().find(({ id }) => id === base)?.players ?? 4;
}

function enteredMeld({ type, tiles, from, called }: Meld, seat: Seat, players: number): EnteredMeld {
  const list = splitTiles(tiles);
  const meld: EnteredMeld = { kind: type, tiles: list };
  if (from !== undefined) meld.back = players === 2 ? 1 : (seat + players - from) % players;
  if (called !== undefined) meld.called = list.indexOf(called);
  return meld;
}

function situationOf(read: HandRequest, entry: Entry): Partial<Entry> {
  const rules = rulesIn(read, entry);
  const seat = read.seat ?? 0;
  const left = ([0, 1, 2, 3] as Seat[]).filter((other) => read.active && !read.active.includes(other));
  return {
    ...rules,
    by: read.win.by,
    from: read.win.by === 'ron' ? read.win.from : entry.from === seat ? (((seat + 1) % 4) as Seat) : entry.from,
    seat,
    round: read.round ?? 'E',
    flags: read.flags ?? [],
    dora: splitTiles(read.dora ?? ''),
    ura: splitTiles(read.ura ?? ''),
    discards: splitTiles(read.discards ?? ''),
    flowers: read.flowers ?? 0,
    honba: read.honba ?? 0,
    deposits: read.deposits ?? 0,
    points: read.points,
    liable: read.liable,
    lack: read.lack,
    left,
  };
}

function rulesIn({ rules }: HandRequest, entry: Entry): Partial<Entry> {
  if (!rules) return {};
  const { base, set } = typeof rules === 'string' ? { base: rules, set: {} } : rules;
  return { rules: base, changed: { ...entry.changed, [base]: set } };
}
