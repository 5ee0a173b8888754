import type { Action, Engine, HandRequest, KnownWin, Meld, Problem, Seat, WallHand, Win, WinBy } from 'tensu';
import { SEATS } from './battle.ts';

export type Base = 1 | 2 | 4 | 8;
type Suit = 'm' | 'p' | 's';

export const BASES: readonly Base[] = [1, 2, 4, 8];
export const MOST_PASSED = 1000;

/** A hand by its tiles, as they are written. */
export interface Written {
  text: string;
  lack?: Suit;
}

export interface WinnerDraft extends Written {
  wins: boolean;
  by: 'base' | 'tiles';
  base?: Base;
  /** The highest income declined since the last draw, by ron. */
  passed?: number;
}

export interface WallDraft extends Written {
  by: 'known' | 'tiles';
  /** The highest base of a ready hand. */
  known?: Base | 'unready' | 'pig';
}

type KongKind = Extract<Action, { type: 'kong' }>['kind'];

/** The action that is being made up. What nobody has chosen yet is not there. */
export interface Draft {
  type?: Action['type'];
  kong: { seat?: Seat; kind?: KongKind; from?: Seat; late: boolean; tile: string };
  win: { by?: 'ron' | 'tsumo'; from?: Seat; flags: string[] };
  winners: WinnerDraft[];
  hands: WallDraft[];
}

/** A choice of the form that is still open, for one place where there is one for each. */
export interface Open {
  open: 'kind' | 'whoKongs' | 'kindOfKong' | 'whoDiscards' | 'way' | 'whoPays' | 'whoWins' | 'base' | 'state';
  seat?: Seat;
}

export const emptyDraft = (): Draft => ({
  kong: { late: false, tile: '' },
  win: { flags: [] },
  winners: SEATS.map(() => ({ wins: false, by: 'base', text: '' })),
  hands: SEATS.map(() => ({ by: 'known', text: '' })),
});

/** Without what is chosen for one action and no other. */
export const nextDraft = (draft: Draft): Draft => ({ ...emptyDraft(), type: draft.type, hands: draft.hands });

/** The action as the engine takes it, or what keeps it from being one; `left` have won and have no hand at the end. */
export function actionOf(engine: Engine, draft: Draft, left: readonly Seat[]): Action | Problem | Open {
  if (!draft.type) return { open: 'kind' };
  if (draft.type === 'kong') return kongOf(draft.kong);
  if (draft.type === 'win') return winsOf(engine, draft);
  const playing = SEATS.filter((seat) => !left.includes(seat));
  const hands = playing.map((seat) => wallHandOf(engine, draft.hands[seat] as WallDraft, seat));
  return firstObstacle(hands) ?? { type: 'wall-end', hands: hands as WallHand[] };
}

function kongOf({ seat, kind, from, late, tile }: Draft['kong']): Action | Open {
  if (seat === undefined) return { open: 'whoKongs' };
  if (!kind) return { open: 'kindOfKong' };
  if (kind === 'kan' && from === undefined) return { open: 'whoDiscards' };
  return {
    ...{ type: 'kong', seat, kind },
    ...(kind === 'kan' ? { from } : {}),
    ...(kind === 'kakan' && late ? { late } : {}),
    ...(tile ? { tile } : {}),
  };
}

function winsOf(engine: Engine, { win: { by, from, flags }, winners }: Draft): Action | Problem | Open {
  if (!by) return { open: 'way' };
  if (by === 'ron' && from === undefined) return { open: 'whoPays' };
  const way: WinBy = by === 'ron' ? { by, from: from as Seat } : { by };
  const seats = SEATS.filter((seat) => winners[seat]?.wins);
  if (seats.length === 0) return { open: 'whoWins' };
  const wins = seats.map((seat) => winOf(engine, winners[seat] as WinnerDraft, seat, way, flags));
  return firstObstacle(wins) ?? { type: 'win', wins: wins as Win[] };
}

function winOf(engine: Engine, winner: WinnerDraft, seat: Seat, win: WinBy, flags: string[]): Win | Problem | Open {
  const marked = flags.length > 0 ? { flags } : {};
  if (winner.by === 'base') {
    if (winner.base === undefined) return { open: 'base', seat };
    return { seat, win, base: winner.base, ...marked } satisfies KnownWin;
  }
  const hand = readWritten(engine, winner, seat);
  return 'code' in hand ? hand : { seat, win, ...hand, ...marked };
}

function wallHandOf(engine: Engine, hand: WallDraft, seat: Seat): WallHand | Problem | Open {
  if (hand.by === 'tiles') {
    const read = readWritten(engine, hand, seat);
    return 'code' in read ? read : { seat, ...read };
  }
  if (hand.known === undefined) return { open: 'state', seat };
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

function firstObstacle(parts: readonly object[]): Problem | Open | undefined {
  return parts.find((part): part is Problem | Open => 'code' in part || 'open' in part);
}
