import type { HandEngine, HandRequest, Meld, Problem, Rules, Seat } from 'tensu/hand';
import type { EnteredMeld, Entry } from './entry.ts';
import { HAND_SIZE, meldOf } from './fit.ts';
import { infoOf } from './house.ts';
import { toMpsz } from './spelling.ts';
import { arrange, joinTiles, splitTiles } from './tiles.ts';

/** A word such as `win=tsumo`: with one a line tells about the whole situation, without one only about the tiles. */
const SITUATION_WORD = /(^|\s)[a-z]+=/;

/** The tiles and melds in writing, without the situation. */
export function writeTiles(engine: HandEngine, { hand, melds }: Entry): string {
  if (hand.length + melds.length === 0) return '';
  const tiles = arrange(hand, (tile) => tile, hand.length + melds.length * 3 >= HAND_SIZE);
  const request: HandRequest = { rules: '', concealed: joinTiles(tiles), win: { by: 'tsumo' } };
  if (melds.length > 0) request.melds = melds.map((meld) => meldOf(meld, 0, 4));
  return engine
    .formatLine(request)
    .split(' ')
    .filter((word) => !SITUATION_WORD.test(word))
    .join(' ');
}

/** What a written hand changes in what was entered, or what is wrong with it. */
export function readLine(engine: HandEngine, text: string, entry: Entry): Partial<Entry> | Problem {
  if (text.trim() === '') return { hand: [], melds: [] };
  const read = engine.parseLine(text);
  if ('problems' in read) return read.problems[0] ?? { code: 'bad_notation', field: 'text' };
  const whole = SITUATION_WORD.test(text);
  const hand: HandRequest = { ...read, rules: read.rules ?? entry.rules, win: read.win ?? { by: 'tsumo' } };
  const fault = faultOf(engine, whole ? hand : { ...hand, rules: fourPlayers(engine) });
  if (fault) return fault;
  const seat = whole ? (read.seat ?? 0) : 0;
  const players = (whole && infoOf(engine, hand.rules)?.players) || 4;
  const tiles = {
    hand: splitTiles(toMpsz(read.concealed)),
    melds: (read.melds ?? []).map((meld) => enteredMeld(meld, seat, players)),
  };
  return whole ? { ...tiles, ...situationOf(read, entry) } : tiles;
}

/** Tiles alone are written for a table of four. */
const fourPlayers = (engine: HandEngine): string => engine.rules().find(({ players }) => players === 4)?.id ?? '';

/** What keeps the engine from reading the hand at all; that something is still open is no such fault. */
function faultOf(engine: HandEngine, hand: HandRequest): Problem | undefined {
  const result = engine.score(hand);
  if (result.ok) return undefined;
  return result.problems.find(
    ({ code, detail }) =>
      code === 'bad_notation' || code === 'bad_rules' || (code === 'bad_value' && detail?.reason !== 'missing'),
  );
}

function enteredMeld({ type, tiles, from, called }: Meld, seat: Seat, players: number): EnteredMeld {
  const list = splitTiles(toMpsz(tiles));
  const meld: EnteredMeld = { kind: type, tiles: list };
  if (from !== undefined) meld.back = players === 2 ? 1 : (seat + players - from) % players;
  if (called !== undefined) meld.called = list.indexOf(toMpsz(called));
  return meld;
}

function situationOf(read: HandRequest, entry: Entry): Partial<Entry> {
  const seat = read.seat ?? 0;
  // A line need not say how the hand was won.
  const win: HandRequest['win'] | undefined = read.win;
  const left = ([0, 1, 2, 3] as Seat[]).filter((other) => read.active && !read.active.includes(other));
  return {
    ...rulesChange(read.rules, entry),
    by: win?.by ?? entry.by,
    from: discarderOf(win, seat, entry),
    seat,
    round: read.round ?? 'E',
    flags: read.flags ?? [],
    dora: splitTiles(toMpsz(read.dora ?? '')),
    ura: splitTiles(toMpsz(read.ura ?? '')),
    discards: splitTiles(toMpsz(read.discards ?? '')),
    flowers: read.flowers ?? 0,
    honba: read.honba ?? 0,
    deposits: read.deposits ?? 0,
    points: read.points,
    liable: read.liable,
    lack: read.lack,
    left,
  };
}

/** The discarder that the line names, or the one that was chosen where that is somebody else than the winner. */
function discarderOf(win: HandRequest['win'] | undefined, seat: Seat, { from }: Entry): Seat {
  if (win?.by === 'ron' && win.from !== undefined) return win.from;
  return from === seat ? (((seat + 1) % 4) as Seat) : from;
}

/** The rule set with just the options that are written with it. */
export function rulesChange(rules: Rules | undefined, entry: Entry): Partial<Entry> {
  if (!rules) return {};
  const { base, set } = typeof rules === 'string' ? { base: rules, set: {} } : rules;
  return { rules: base, changed: { ...entry.changed, [base]: set } };
}
