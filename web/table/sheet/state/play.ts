import type { Engine, Refused, RoundResult, Wind } from 'tensu';
import type { House } from '../../../widget/state/house.ts';
import { endedHere, type Final } from './final.ts';
import { canBeLast, type Game, houseOf, placesOf, startPoints } from './game.ts';
import type { HandEntry, Place } from './hand.ts';
import { roundRequest, seatOf } from './request.ts';

/** How the table stands before a hand. */
export interface Situation {
  round: Wind;
  dealer: Place;
  honba: number;
  /** The riichi sticks on the table, in points. */
  pot: number;
  /** By places. */
  points: number[];
  lastHand: boolean;
}

export interface PlayedHand {
  entry: HandEntry;
  before: Situation;
  result: RoundResult | Refused;
}

/** A game as it was played so far. */
export interface Played {
  house: House;
  /** Up to the first that is refused. */
  hands: PlayedHand[];
  /** How the next hand begins; absent when the game is over or a hand is refused. */
  now?: Situation;
  final?: Final;
}

/** Settles the hands of a game one after the other. */
export function play(engine: Engine, game: Game): Played {
  const house = houseOf(engine, game);
  const hands: PlayedHand[] = [];
  let now: Situation | undefined = firstSituation(game, house);
  for (const entry of game.hands) {
    if (!now) break;
    const before: Situation = now;
    const result = settleHand(engine, game, house, before, entry);
    hands.push({ entry, before, result });
    now = result.ok ? after(house, before, result) : undefined;
  }
  if (now && game.ended) return { house, hands, final: endedHere(game, house, now) };
  return { house, hands, now, final: finalOf(hands.at(-1)) };
}

export function firstSituation(game: Game, house: House): Situation {
  const points = placesOf(house).map(() => startPoints(game, house));
  return { round: 'E', dealer: 0, honba: 0, pot: 0, points, lastHand: canBeLast(house, 'E', 0) };
}

export const settleHand = (engine: Engine, game: Game, house: House, before: Situation, entry: HandEntry) =>
  engine.settle(roundRequest(engine, game, house, before, entry));

/** The numbers of the seats by places. */
export function byPlaces(seats: readonly number[], dealer: Place): number[] {
  return seats.map((_, place) => seats[seatOf(place as Place, dealer, seats.length)] ?? 0);
}

function after(house: House, { dealer }: Situation, { next, points = [], pot }: RoundResult): Situation | undefined {
  if (!next || next.gameOver) return undefined;
  const lastHand = canBeLast(house, next.round, next.dealer);
  return { round: next.round, dealer: next.dealer, honba: next.honba, pot, points: byPlaces(points, dealer), lastHand };
}

function finalOf(last: PlayedHand | undefined): Played['final'] {
  if (!last?.result.ok) return undefined;
  const { gameOver, ranks, final } = last.result.next ?? {};
  return gameOver && ranks && final ? { ranks, held: pointsAfter(last), points: final } : undefined;
}

/** What every place holds after the hand. */
export const pointsAfter = ({ before, result }: PlayedHand): number[] =>
  result.ok ? byPlaces(result.points ?? [], before.dealer) : before.points;
