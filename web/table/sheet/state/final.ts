import type { House } from '../../../widget/state/house.ts';
import { type Game, placesOf, umaOf } from './game.ts';
import type { Place } from './hand.ts';
import type { Situation } from './play.ts';

/** How a game ended. */
export interface Final {
  /** Places, best first. */
  ranks: Place[];
  /** By places: what everybody holds, and that with uma and oka. */
  held: number[];
  points: number[];
  /** The sticks that are left on the table, which go to the first; only where the players ended the game. */
  left?: number;
}

/**
 * The end where the players stop before the rules do, as it is after a last hand: of equal points the place nearer to the
 * first dealer is ahead, and the first takes what is left on the table.
 */
export function endedHere(game: Game, house: House, { points, pot }: Situation): Final {
  const ranks = placesOf(house).toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const first = (place: number, more: number) => (place === ranks[0] ? more : 0);
  const held = points.map((own, place) => own + first(place, pot));
  const uma = umaOf(game, house);
  const counted = held.map((own, place) => own + (uma[ranks.indexOf(place as Place)] ?? 0) + first(place, game.oka));
  return { ranks, held, points: counted, left: pot };
}
