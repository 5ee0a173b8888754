// A whole hand at the table as numbers, piece by piece: first what the round says of itself, then its wins or its actions.

import { ActionEncoder } from './battle.ts';
import type { Piece } from './decode.ts';
import {
  counted,
  HAND_NUMBERS,
  HAND_ORDER,
  HandEncoder,
  isObject,
  MOST_PLAYERS,
  placeAmong,
  placeIn,
  RequestEncoder,
  truthOf,
  WINDS,
} from './encode.ts';
import type { Exports, Ids, TableIds } from './exports.d.ts';
import { type Fields, KnownKeys } from './keys.ts';
import { ABSENT, GIVEN, type Memory, WRONG, Writer } from './wire.ts';

/** Numbers kept for a round: its fields, its penalties, and the places that could not be taken over. */
const ROUND_NUMBERS = 256;
const KNOWN_NUMBERS = 96;
/** The engine knows from the counts that there are more, and refuses what has so many. */
const MOST_SEATS = 8;
const MOST_PENALTIES = 32;
const MOST_WINS = 4;
const MOST_ACTIONS = 24;
const MOST_HANDS = 5;

const ROUND_KEYS = new KnownKeys([
  'rules',
  'points',
  'honba',
  'pot',
  'round',
  'uma',
  'oka',
  'dealerSeat',
  'firstDealer',
  'lastHand',
  'riichi',
  'outcome',
  'penalties',
]);
const PENALTY_KEYS = new KnownKeys(['seat', 'kind']);
const KNOWN_KEYS = new KnownKeys(['seat', 'win', 'han', 'fu', 'yakuman', 'base', 'flags']);
const WALL_TILES_KEYS = new KnownKeys(['seat', 'concealed', 'melds', 'lack'], HAND_ORDER);
const OUTCOME_KEYS: Record<string, KnownKeys> = {
  wins: new KnownKeys(['type', 'wins']),
  exhaustive: new KnownKeys(['type', 'tenpai', 'nagashi']),
  abortive: new KnownKeys(['type', 'kind']),
  stopped: new KnownKeys(['type']),
  battle: new KnownKeys(['type', 'actions']),
};
/** Stands where a penalty is refused as a whole, so that those behind it keep their places. */
const NO_PENALTY: Fields = { seat: 0, kind: 'dead-hand' };

/** Hands a round over to the engine. */
export class RoundFeeder {
  private readonly rounds: RoundEncoder;
  private readonly actions: ActionEncoder;
  private readonly wins: KnownWinEncoder;
  private readonly hands: HandEncoder;
  private pieces: Piece[] = [];

  constructor(
    private readonly exports: Exports,
    private readonly memory: Memory,
    ids: Ids & TableIds,
  ) {
    this.rounds = new RoundEncoder(ids);
    this.actions = new ActionEncoder(ids);
    this.wins = new KnownWinEncoder(ids);
    this.hands = new HandEncoder(ids);
  }

  /** The pieces in the order in which the engine counts them. */
  feed(slot: number, round: Fields): Piece[] {
    this.rounds.write(this.writer(ROUND_NUMBERS), round);
    this.exports.tensu_roundStart(slot);
    this.pieces = [{ path: '', unknownKeys: this.rounds.unknownKeys }];
    const outcome = isObject(round.outcome) ? round.outcome : {};
    if (outcome.type === 'wins') {
      each(outcome.wins, MOST_WINS, 'outcome.wins', (win, path) => this.win(win, path));
    } else if (outcome.type === 'battle') {
      each(outcome.actions, MOST_ACTIONS, 'outcome.actions', (action, path) => this.action(action, path));
    }
    return this.pieces;
  }

  private writer(numbers: number): Writer {
    return new Writer(this.memory.input, numbers);
  }

  private took(path: string, { unknownKeys }: RequestEncoder): void {
    this.pieces.push({ path, unknownKeys });
  }

  private win(win: unknown, path: string): void {
    if (isObject(win) && win.concealed !== undefined) {
      this.hands.write(this.writer(HAND_NUMBERS), win);
      this.exports.tensu_roundHand();
      this.took(path, this.hands);
    } else {
      this.wins.write(this.writer(KNOWN_NUMBERS), win);
      this.exports.tensu_roundKnown();
      this.took(path, this.wins);
    }
  }

  private action(action: unknown, path: string): void {
    this.actions.writeAction(this.writer(KNOWN_NUMBERS), action);
    this.exports.tensu_roundAction();
    this.took(path, this.actions);
    const { type, wins, hands } = isObject(action) ? action : ({} as Fields);
    if (type === 'win') {
      each(wins, MOST_WINS, `${path}.wins`, (win, at) => this.win(win, at));
    } else if (type === 'wall-end') {
      each(hands, MOST_HANDS, `${path}.hands`, (hand, at) => this.wallHand(hand, at));
    }
  }

  private wallHand(hand: unknown, path: string): void {
    if (isObject(hand) && hand.concealed !== undefined) {
      this.hands.write(this.writer(HAND_NUMBERS), hand, WALL_TILES_KEYS);
      this.exports.tensu_roundWallHand();
      this.took(path, this.hands);
    } else {
      this.actions.writeWallHand(this.writer(KNOWN_NUMBERS), hand);
      this.exports.tensu_roundWallKnown();
      this.took(path, this.actions);
    }
  }
}

/** What the round says of itself, in the order that wire_round.cpp reads it. */
class RoundEncoder extends RequestEncoder<Ids & TableIds> {
  write(out: Writer, round: Fields): void {
    this.begin();
    this.noteUnknown(round, ROUND_KEYS, '');
    out.whole(round.honba);
    out.whole(round.pot);
    out.number(placeIn(WINDS, round.round));
    out.whole(round.oka);
    out.whole(round.dealerSeat);
    out.whole(round.firstDealer);
    out.number(truthOf(round.lastHand));
    numbers(out, round.points);
    numbers(out, round.uma);
    seats(out, round.riichi);
    this.penalties(out, round.penalties);
    this.outcome(out, round.outcome);
    this.end(out);
  }

  private penalties(out: Writer, penalties: unknown): void {
    counted(out, penalties);
    const kept = Array.isArray(penalties) ? penalties.slice(0, MOST_PENALTIES) : [];
    out.number(kept.length);
    for (let i = 0; i < kept.length; i++) {
      const given: unknown = kept[i];
      if (!isObject(given)) {
        this.refuse('penalties[#]', i);
      }
      const penalty = isObject(given) ? given : NO_PENALTY;
      this.noteUnknown(penalty, PENALTY_KEYS, `penalties[${i}].`);
      out.whole(penalty.seat);
      out.number(placeAmong(this.ids.offences, penalty.kind));
    }
  }

  private outcome(out: Writer, outcome: unknown): void {
    out.number(isObject(outcome) ? GIVEN : outcome === undefined ? ABSENT : WRONG);
    const fields: Fields = isObject(outcome) ? outcome : {};
    const type = placeAmong(this.ids.outcomes, fields.type);
    const keys = OUTCOME_KEYS[this.ids.outcomes[type] ?? ''];
    if (keys) {
      this.noteUnknown(fields, keys, 'outcome.');
    }
    out.number(type);
    out.number(placeAmong(this.ids.aborts, fields.kind));
    seats(out, fields.tenpai);
    seats(out, fields.nagashi);
    counted(out, fields.wins);
    counted(out, fields.actions);
  }
}

/** A win whose worth is known. */
class KnownWinEncoder extends RequestEncoder<Ids & TableIds> {
  write(out: Writer, given: unknown): void {
    const win = this.take(given);
    this.noteUnknown(win, KNOWN_KEYS, '');
    out.whole(win.seat);
    this.win(out, win.win);
    out.whole(win.han);
    out.whole(win.fu);
    out.whole(win.yakuman);
    out.whole(win.base);
    out.number(this.flagBits(win.flags));
    this.end(out);
  }
}

/** Calls `use` for the first items of a list, with the path of each. */
function each(list: unknown, most: number, path: string, use: (item: unknown, path: string) => void): void {
  const length = Array.isArray(list) ? Math.min(list.length, most) : 0;
  for (let i = 0; i < length; i++) {
    use((list as unknown[])[i], `${path}[${i}]`);
  }
}

/** One number a seat or a rank. */
function numbers(out: Writer, list: unknown): void {
  counted(out, list);
  for (let i = 0; i < MOST_PLAYERS; i++) {
    out.whole(Array.isArray(list) ? list[i] : undefined);
  }
}

function seats(out: Writer, list: unknown): void {
  const kept = Array.isArray(list) ? list.slice(0, MOST_SEATS) : [];
  out.number(list === undefined ? ABSENT : Array.isArray(list) ? GIVEN : WRONG);
  out.number(kept.length);
  for (let i = 0; i < kept.length; i++) {
    out.whole(kept[i]);
  }
}
