import type { Action, Seat } from 'tensu';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isSeat = (value: unknown): value is Seat => [0, 1, 2, 3].includes(value as number);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown, holds: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isObject(item) && holds(item));
const isLeftOut = (value: unknown): boolean => value === undefined;

/** Whether something is written like an action, so that it can be shown. */
export function isAction(value: unknown): value is Action {
  if (!isObject(value)) return false;
  if (value.type === 'win') return isListOf(value.wins, isWin) && (value.wins as unknown[]).length > 0;
  if (value.type === 'wall-end') return isListOf(value.hands, isWallHand);
  return value.type === 'kong' && isKong(value);
}

const isKong = ({ seat, kind, from, tile }: Fields): boolean =>
  isSeat(seat) &&
  ['kan', 'ankan', 'kakan'].includes(kind as string) &&
  (isLeftOut(from) || isSeat(from)) &&
  (isLeftOut(tile) || isText(tile));

function isWin({ seat, win, flags, ...worth }: Fields): boolean {
  const way = isObject(win) && (win.by === 'tsumo' || (win.by === 'ron' && isSeat(win.from)));
  const marked = isLeftOut(flags) || (Array.isArray(flags) && flags.every(isText));
  return isSeat(seat) && way && marked && (typeof worth.base === 'number' || isHand(worth));
}

const isWallHand = (hand: Fields): boolean =>
  isSeat(hand.seat) && (isHand(hand) || (typeof hand.ready === 'boolean' && isLeftOut(hand.concealed)));

const isHand = ({ concealed, melds }: Fields): boolean =>
  isText(concealed) && (isLeftOut(melds) || isListOf(melds, ({ type, tiles }) => isText(type) && isText(tiles)));
