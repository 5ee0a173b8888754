import type { Round } from './bracket.ts';

/** A way from a card of a round to one of the next, each by its place from the top. */
export interface Way {
  from: number;
  to: number;
}

/** The cards of a round from the top by whom they hold: how many go on from each, and how many it seats. */
function cardsOf({ tables, resting, restFirst }: Round): { goOn: number; seats: number }[] {
  const cards = tables.map(({ goOn, slots }) => ({ goOn, seats: slots.length }));
  if (resting.length === 0) return cards;
  const rest = { goOn: resting.length, seats: resting.length };
  return restFirst ? [rest, ...cards] : [...cards, rest];
}

export const cardCount = (round: Round): number => cardsOf(round).length;

/** From which card to which players go between two rounds; they keep their order, so that no two ways cross. */
export function waysBetween(round: Round, next: Round): Way[] {
  const leaving = cardsOf(round).flatMap(({ goOn }, card) => Array.from({ length: goOn }, () => card));
  const arriving = cardsOf(next).flatMap(({ seats }, card) => Array.from({ length: seats }, () => card));
  const ways = leaving.map((from, at): Way => ({ from, to: arriving[at] ?? 0 }));
  return ways.filter(({ from, to }, at) => ways[at - 1]?.from !== from || ways[at - 1]?.to !== to);
}
