import type { Engine } from 'tensu';
import { type Check, fields, list, oneOf, text, whole, yesOrNo } from '../../keeping/check.ts';
import { type HandEntry, MOST_PENALTIES, type WinEntry } from './hand.ts';

export const LONGEST_NAME = 40;
/** More than is ever entered, so that a damaged file does not stop the page. */
export const MOST_POINTS = 1_000_000_000;
const MOST_HANDS = 1000;
const MOST_HAN = 100;
const LONGEST_LINE = 300;
export const LONGEST_ID = 60;

const points = whole(-MOST_POINTS, MOST_POINTS);

/** Looks through a written game of so many players, whose rule set is there; every hand of it is whole. */
export function gameCheck(engine: Engine, players: number): Check {
  const hand = handCheck(engine, players);
  const wholeHand: Check = (value, at) => hand(value, at) ?? missingIn(value as Partial<HandEntry>, at, players);
  const game = fields(
    { hands: list(wholeHand, MOST_HANDS) },
    {
      ...{ names: list(text(LONGEST_NAME), 4), start: points, uma: list(points, 4), oka: points, ended: yesOrNo },
      ...{ draft: hand, waiting: hand },
    },
  );
  return (value, at) =>
    game(value, at) ??
    fields({}, { correcting: whole(0, (value as { hands: unknown[] }).hands.length - 1) })(value, at);
}

/** A hand as far as it is entered. What is as in an empty one need not be there. */
function handCheck(engine: Engine, players: number): Check {
  const place = whole(0, players - 1);
  const places: Check = (value, at) =>
    list(place, players)(value, at) ?? (new Set(value as number[]).size < (value as number[]).length ? at : undefined);
  const line: Check = (value, at) =>
    text(LONGEST_LINE)(value, at) ?? ('problems' in engine.parseLine(value as string) ? at : undefined);
  const number = whole(0, MOST_HAN);
  const win = fields({}, { place, han: number, fu: whole(0, 1000), yakuman: number, tiles: line, liable: place });
  return fields(
    {},
    {
      ...{ riichi: places, tenpai: places, nagashi: places },
      outcome: oneOf('wins', 'exhaustive', 'abortive', 'stopped'),
      ...{ by: oneOf('ron', 'tsumo'), from: place, wins: list(win, Math.max(1, players - 1)) },
      abort: text(LONGEST_ID),
      penalties: list(fields({}, { place, kind: text(LONGEST_ID) }), MOST_PENALTIES),
    },
  );
}

/** Where a hand of the game lacks what makes it one that can be settled. */
function missingIn(hand: Partial<HandEntry>, at: string, players: number): string | undefined {
  const { outcome = 'wins', by = 'ron', from, wins = [], abort, penalties = [] } = hand;
  const unnamed = penalties.findIndex(({ place, kind }) => place === undefined || kind === undefined);
  if (unnamed >= 0) return `${at}.penalties[${unnamed}].${penalties[unnamed]?.kind ? 'place' : 'kind'}`;
  if (outcome === 'abortive' && abort === undefined) return `${at}.abort`;
  if (outcome !== 'wins') return undefined;
  if (wins.length === 0) return `${at}.wins`;
  if (by === 'ron' && players > 2 && from === undefined) return `${at}.from`;
  const open = wins.flatMap((win, index) => missingInWin(win).map((key) => `${at}.wins[${index}].${key}`));
  return open[0];
}

function missingInWin({ place, han, yakuman, tiles }: WinEntry): string[] {
  if (place === undefined) return ['place'];
  return han === undefined && !yakuman && tiles === undefined ? ['han'] : [];
}
