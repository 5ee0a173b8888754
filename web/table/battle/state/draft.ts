import type { Action, Engine, HandRequest, KnownWin, Meld, Problem, Seat, WallHand, Win, WinBy } from 'tensu';
import { SEATS } from './battle.ts';

export type Base = 1 | 2 | 4 | 8;
export type Suit = 'm' | 'p' | 's';

/** A hand by its tiles, as they are written. */
export interface Written {
  text: string;
  lack?: Suit;
}

export interface WinnerDraft extends Written {
  wins: boolean;
  by: 'base' | 'tiles';
  base: Base;
  /** The highest income declined since the last draw, by ron. */
  passed?: number;
}

export interface WallDraft extends Written {
  by: 'known' | 'tiles';
  /** The highest base of a ready hand. */
  known: Base | 'unready' | 'pig';
}

/** The action that is being made up. */
export interface Draft {
  type: Action['type'];
  kong: { seat: Seat; kind: 'kan' | 'ankan' | 'kakan'; from: Seat; late: boolean; tile: string };
  win: { by: 'ron' | 'tsumo'; from: Seat; flags: string[] };
  winners: WinnerDraft[];
  hands: WallDraft[];
}

export const emptyDraft = (): Draft => ({
  type: 'kong',
  kong: { seat: 0, kind: 'kan', from: 1, late: false, tile: '' },
  win: { by: 'ron', from: 0, flags: [] },
  winners: SEATS.map(() => ({ wins: false, by: 'base', base: 1, text: '' })),
  hands: SEATS.map(() => ({ by: 'known', known: 'unready', text: '' })),
});

/** Without what is written for one win and no other. */
export const nextDraft = (draft: Draft): Draft => ({ ...emptyDraft(), type: draft.type, hands: draft.hands });

/** The action as the engine takes it, or what keeps it from being one; `left` have won and have no hand at the end. */
export function actionOf(engine: Engine, draft: Draft, left: readonly Seat[]): Action | Problem {
  if (draft.type === 'kong') return kongOf(draft.kong);
  if (draft.type === 'win') {
    const wins = SEATS.filter((seat) => draft.winners[seat]?.wins).map((seat) => winOf(engine, draft, seat));
    return firstProblem(wins) ?? { type: 'win', wins: wins as Win[] };
  }
  const playing = SEATS.filter((seat) => !left.includes(seat));
  const hands = playing.map((seat) => wallHandOf(engine, draft.hands[seat] as WallDraft, seat));
  return firstProblem(hands) ?? { type: 'wall-end', hands: hands as WallHand[] };
}

function kongOf({ seat, kind, from, late, tile }: Draft['kong']): Action {
  return {
    ...{ type: 'kong', seat, kind },
    ...(kind === 'kan' ? { from } : {}),
    ...(kind === 'kakan' && late ? { late } : {}),
    ...(tile ? { tile } : {}),
  };
}

export function winOf(engine: Engine, { win, winners }: Draft, seat: Seat): Win | Problem {
  const winner = winners[seat] as WinnerDraft;
  const way: WinBy = win.by === 'ron' ? { by: 'ron', from: win.from } : { by: 'tsumo' };
  const marked = win.flags.length > 0 ? { flags: win.flags } : {};
  if (winner.by === 'base') return { seat, win: way, base: winner.base, ...marked } satisfies KnownWin;
  const hand = readWritten(engine, winner, seat);
  return 'code' in hand ? hand : { seat, win: way, ...hand, ...marked };
}

function wallHandOf(engine: Engine, hand: WallDraft, seat: Seat): WallHand | Problem {
  if (hand.by === 'tiles') {
    const read = readWritten(engine, hand, seat);
    return 'code' in read ? read : { seat, ...read };
  }
  if (hand.known === 'pig') return { seat, ready: false, pig: true };
  return hand.known === 'unready' ? { seat, ready: false } : { seat, ready: true, base: hand.known };
}

/** Words such as `win=tsumo`: who wins how is chosen by the buttons. */
const WORDS = /(^|\s)[a-z]+=\S*/g;

/** The tiles of a line alone, with the lack suit where it names one. */
export function tilesOf(line: string): Written {
  const lack = /(?:^|\s)lack=([mps])/.exec(line)?.[1] as Suit | undefined;
  return { text: line.replaceAll(WORDS, ' ').replace(/\s+/g, ' ').trim(), ...(lack ? { lack } : {}) };
}

type ReadHand = { concealed: string; melds?: Meld[]; lack: Suit };

function readWritten(engine: Engine, { text, lack }: Written, seat: Seat): ReadHand | Problem {
  const { text: tiles, lack: named = lack } = tilesOf(text);
  const read: Partial<HandRequest> | { problems: Problem[] } = engine.parseLine(`${tiles} seat=${seat}`);
  if ('problems' in read) return read.problems[0] as Problem;
  const { concealed = '', melds } = read;
  if (!named) return { code: 'bad_value', field: 'lack', detail: { reason: 'missing' } };
  return { concealed, lack: named, ...(melds && melds.length > 0 ? { melds } : {}) };
}

function firstProblem(parts: readonly (object | Problem)[]): Problem | undefined {
  return parts.find((part): part is Problem => 'code' in part);
}
