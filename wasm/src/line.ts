// The one-line form as a request and back. The engine takes lines apart and puts them together; here its words become
// values.

import type { HandRequest, Meld, Problem, Refused, Rules } from '../tensu.d.ts';
import { isObject } from './encode.ts';
import type { Ids } from './exports.d.ts';
import { LONGEST_TEXT, type Reader, type Writer } from './wire.ts';

const UNMARKED = -1;
/** A line is at most this long, far more than any hand needs: two numbers a character is the most that it is read as. */
export const LONGEST_LINE = 16_000;
/** What a line may hold besides its brackets and the names of its words. */
const LONGEST_CONTENT = LONGEST_LINE - 1000;
const MOST_MELDS = 16;
const MOST_LISTED = 256;

const NUMBERS = new Set(['seat', 'flowers', 'honba', 'deposits', 'liable', 'from']);
const NUMBER_LISTS = new Set(['points', 'active']);
const WORD_ORDER = ['seat', 'round', 'flags', 'dora', 'ura', 'flowers', 'honba', 'deposits', 'points', 'discards'];
const LAST_WORDS = ['liable', 'lack', 'active'];

type Fields = Record<string, unknown>;
/** How many players a rule set has; what is unknown is taken for a table of four. */
export type PlayersOf = (rules: unknown) => number;

interface RawMeld {
  type: string;
  tiles: string;
  back: number;
  called: string;
}

export function readRequest(from: Reader, ids: Ids, playersOf: PlayersOf): HandRequest | Refused {
  const concealed = from.text();
  const melds = from.list((): RawMeld => {
    const type = ids.meldTypes[from.number()] as string;
    return { type, tiles: from.text(), back: from.number(), called: from.text() };
  });
  const words = new Map(from.list(() => [ids.lineKeys[from.number()] as string, from.text()] as [string, string]));
  const problems: Problem[] = [];
  const hand: Fields = {};
  const value = (key: string) => wordValue(key, words.get(key) as string, problems);
  if (words.has('rules')) {
    hand.rules = rulesOf(words.get('rules') as string, problems);
  }
  hand.concealed = concealed;
  const seat = Number(words.get('seat')) || 0;
  if (melds.length > 0 || words.has('melds')) {
    const players = playersOf(hand.rules);
    hand.melds = melds.map((meld) => meldOf(meld, seat, players));
  }
  if (words.has('win') || words.has('from')) {
    hand.win = {
      ...(words.has('win') ? { by: words.get('win') } : {}),
      ...(words.has('from') ? { from: value('from') } : {}),
    };
  }
  for (const key of [...WORD_ORDER, ...LAST_WORDS]) {
    if (words.has(key)) {
      hand[key] = value(key);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : (hand as unknown as HandRequest);
}

function meldOf({ type, tiles, back, called }: RawMeld, seat: number, players: number): Meld {
  const meld: Fields = { type, tiles };
  if (back !== UNMARKED) {
    meld.from = turned(seat, back, players);
  }
  if (called) {
    meld.called = called;
  }
  return meld as unknown as Meld;
}

/** The seat that is `back` before another, and the other way round. One that is not at the table stays what it is. */
const turned = (seat: number, back: number, players: number): number =>
  back < players ? (((seat - back) % players) + players) % players : back;

function wordValue(key: string, text: string, problems: Problem[]): unknown {
  if (NUMBERS.has(key)) {
    return numberOf(key, text, problems);
  }
  if (NUMBER_LISTS.has(key)) {
    return text === '' ? [] : text.split(',').map((each) => numberOf(key, each, problems));
  }
  return key === 'flags' ? text.split(',').filter((flag) => flag !== '') : text;
}

function numberOf(key: string, text: string, problems: Problem[]): number {
  if (!/^-?\d+$/.test(text)) {
    problems.push({ code: 'bad_value', field: key, detail: { reason: 'wrong-kind' } });
  }
  return Number(text);
}

function rulesOf(text: string, problems: Problem[]): Rules {
  const [base = '', ...options] = text.split(';');
  if (options.length === 0) {
    return base;
  }
  const set: Record<string, boolean | number | string> = {};
  // `tenhou;` sets none of its options, which is not the same text as `tenhou`.
  const none = options.length === 1 && options[0] === '';
  for (const option of none ? [] : options) {
    const equals = option.indexOf('=');
    const key = equals < 0 ? option : option.slice(0, equals);
    const value = equals < 0 ? '' : option.slice(equals + 1);
    if (Object.hasOwn(set, key)) {
      problems.push({ code: 'bad_rules', field: `rules.set.${key}`, detail: { reason: 'twice' } });
    }
    // A key such as __proto__ must become a plain property, to be refused by its name.
    Object.defineProperty(set, key, { value: typed(value), enumerable: true, configurable: true, writable: true });
  }
  return { base, set };
}

function typed(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') {
    return text === 'true';
  }
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Writes a request as `readParts` in wire_line.cpp reads a line. What no line can hold does not come out as it was. */
export function writeRequest(out: Writer, hand: Fields, ids: Ids, playersOf: PlayersOf): void {
  let left = LONGEST_CONTENT;
  const text = (value: unknown, longest = LONGEST_TEXT) => {
    const kept = typeof value === 'string' ? value.slice(0, Math.min(left, longest)) : '';
    left -= kept.length;
    out.text(kept, LONGEST_CONTENT);
  };
  text(hand.concealed);
  const melds = Array.isArray(hand.melds) ? hand.melds.slice(0, MOST_MELDS).filter(isObject) : [];
  const known = melds.filter(({ type }) => ids.meldTypes.includes(type as string));
  const seat = (hand.seat ?? 0) as number;
  const players = playersOf(hand.rules);
  out.number(known.length);
  for (const meld of known) {
    out.number(ids.meldTypes.indexOf(meld.type as string));
    text(meld.tiles);
    out.number(meld.from === undefined ? UNMARKED : turned(seat, meld.from as number, players));
    text(meld.called);
  }
  const words = wordsOf(hand).filter(([key]) => key !== 'melds' || known.length === 0);
  out.number(words.length);
  for (const [key, value] of words) {
    out.number(ids.lineKeys.indexOf(key));
    text(value, LONGEST_CONTENT);
  }
}

function wordsOf(hand: Fields): [string, string][] {
  const words: [string, string][] = [];
  const add = (key: string, value: unknown) => {
    if (value !== undefined) {
      words.push([key, Array.isArray(value) ? value.slice(0, MOST_LISTED).join() : `${value}`]);
    }
  };
  if (isObject(hand.win)) {
    add('win', hand.win.by);
    // Nobody discarded, in whatever way it is said.
    add('from', hand.win.from ?? undefined);
  }
  for (const key of [...WORD_ORDER, ...LAST_WORDS]) {
    add(key, hand[key]);
  }
  if (Array.isArray(hand.melds)) {
    words.push(['melds', '']);
  }
  add('rules', rulesText(hand.rules));
  return words;
}

function rulesText(rules: unknown): unknown {
  if (!isObject(rules)) {
    return rules;
  }
  const set = Object.entries(rules.set ?? {}).slice(0, MOST_LISTED);
  return `${rules.base};${set.map((option) => option.join('=')).join(';')}`;
}
