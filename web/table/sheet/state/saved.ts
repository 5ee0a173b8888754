import type { Engine } from 'tensu';
import type { OptionSet } from '../../../widget/state/entry.ts';
import { rulesOf } from '../../../widget/state/house.ts';
import { emptyGame, type Game } from './game.ts';
import { emptyHand, type HandEntry, type PenaltyEntry, type Place, type WinEntry } from './hand.ts';

/** What the game is called in the fragment of an address. */
export const LINK = 'game';
export const LONGEST_NAME = 40;
/** More than any game has, so that a damaged file does not stop the page. */
const MOST_HANDS = 1000;
const MOST_POINTS = 1_000_000_000;

const OUTCOMES = ['wins', 'exhaustive', 'abortive', 'stopped'];

type Fields = Record<string, unknown>;

export const writeGame = (game: Game): string => JSON.stringify({ ...game, hands: game.hands.map(shortHand) }, null, 1);

/** Only what differs from an empty hand. */
export function shortHand(hand: HandEntry): Partial<HandEntry> {
  const empty = emptyHand() as unknown as Fields;
  const entries = Object.entries(hand).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key]));
  return Object.fromEntries(entries);
}

/** Reads a game of a rule set that the engine has, or nothing where the text is something else. */
export function readGame(engine: Engine, text: string): Game | undefined {
  try {
    const game = gameOf(JSON.parse(text));
    return game && isRiichi(engine, game) ? game : undefined;
  } catch {
    return undefined;
  }
}

function isRiichi(engine: Engine, { rules, set }: Game): boolean {
  const family = engine.rules().find(({ id }) => id === rules)?.family;
  return family === 'riichi' && 'options' in engine.describe(rulesOf(rules, set));
}

function gameOf(value: unknown): Game | undefined {
  const empty = emptyGame();
  const { rules, set = {}, names = empty.names, start, uma = [], oka = 0, hands } = fieldsOf(value);
  if (typeof rules !== 'string' || !isSet(set) || !Array.isArray(hands) || hands.length > MOST_HANDS) return undefined;
  if (!isListOf(names, isName) || !isListOf(uma, isNumber) || !isNumber(oka)) return undefined;
  if (start !== undefined && !isNumber(start)) return undefined;
  const read = hands.map(readHand);
  if (read.some((hand) => !hand)) return undefined;
  return {
    rules,
    set,
    names: empty.names.map((_, at) => names[at] ?? ''),
    start,
    uma,
    oka,
    hands: read as HandEntry[],
  };
}

/** Reads a hand as it was entered. */
export function readHand(value: unknown): HandEntry | undefined {
  const hand = { ...emptyHand(), ...fieldsOf(value) } as HandEntry;
  const { riichi, tenpai, nagashi, outcome, by, from, wins, penalties, abort } = hand;
  const places = [riichi, tenpai, nagashi].every((list) => isListOf(list, isPlace));
  const listed = isListOf(wins, isWin) && isListOf(penalties, isPenalty);
  const chosen = OUTCOMES.includes(outcome) && ['ron', 'tsumo'].includes(by);
  const open = isOpenOr(from, isPlace) && isOpenOr(abort, isText);
  return isObject(value) && places && listed && chosen && open ? hand : undefined;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): value is string => isText(value) && value.length <= LONGEST_NAME;
const isNumber = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MOST_POINTS;
const isPlace = (value: unknown): value is Place => isNumber(value) && value >= 0 && value <= 3;
const isOpenOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

function isSet(value: unknown): value is OptionSet {
  return isObject(value) && Object.values(value).every((one) => ['boolean', 'number', 'string'].includes(typeof one));
}

function isWin(value: unknown): value is WinEntry {
  const { place, han, fu, yakuman, tiles, liable } = fieldsOf(value);
  const numbers = [han, fu, yakuman].every((one) => isOpenOr(one, isNumber));
  return isObject(value) && isOpenOr(place, isPlace) && numbers && isOpenOr(tiles, isText) && isOpenOr(liable, isPlace);
}

function isPenalty(value: unknown): value is PenaltyEntry {
  const { place, kind } = fieldsOf(value);
  return isPlace(place) && isText(kind);
}
