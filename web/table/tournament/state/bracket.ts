import type { Plan } from 'tensu';
import type { Results, Tournament } from './tournament.ts';

type PlannedRound = Plan['rounds'][number];

/** A place in a round: a player, or whoever comes out of a table of the round before. */
export interface Slot {
  player?: number;
  /** The table of the round before and the rank there, from 1. */
  from?: { table: number; rank: number };
}

/** Four at a table in the order of their seats, the first dealer first. */
export interface Table {
  number: number;
  slots: Slot[];
  /** How many of them go on; at the final one wins. */
  goOn: number;
  /** The players, best first, once all results are there. */
  order?: number[];
  /** Two of them have the same points, so that the seats decide. */
  tied: boolean;
  /** Places that are not one to four once each. */
  muddled: boolean;
  /** Somebody has fewer points than the rules allow. */
  below: boolean;
}

/** A round as the cards of a bracket, from the top: tables, and those who rest. */
export interface Round {
  plan: PlannedRound;
  tables: Table[];
  resting: Slot[];
  /** Whether those who rest stand above the tables. */
  restFirst: boolean;
}

const AT_TABLE = 4;

/**
 * Seats everybody, round by round. No source says who rests: here it is the first of the list in the first round, the
 * last in the second and so on in turn, so that who has rested plays next as far as there are others.
 * `least` is the fewest points that the rules allow anybody.
 */
export function bracketOf(plan: Plan, tournament: Tournament, least: number): Round[] {
  let slots: Slot[] = Array.from({ length: tournament.count }, (_, player) => ({ player }));
  return plan.rounds.map((planned, at) => {
    const restFirst = at % 2 === 0;
    const round = roundOf(planned, slots, restFirst, { tournament, at, least });
    slots = survivors(round);
    return round;
  });
}

function roundOf(
  plan: PlannedRound,
  slots: Slot[],
  restFirst: boolean,
  { tournament, at, least }: { tournament: Tournament; at: number; least: number },
): Round {
  const first = restFirst ? plan.byes : 0;
  const seated = slots.slice(first, first + plan.tables * AT_TABLE);
  const resting = restFirst ? slots.slice(0, plan.byes) : slots.slice(seated.length);
  const results = tournament[tournament.by][at] ?? {};
  // Where the number is odd fewer go on from one table, which is the last.
  const short = plan.tables * plan.perTable + plan.byes - plan.advancing;
  const tables = Array.from({ length: plan.tables }, (_, index) => {
    const goOn = plan.perTable - (index === plan.tables - 1 ? short : 0);
    const four = seated.slice(index * AT_TABLE, (index + 1) * AT_TABLE);
    const judged = tournament.by === 'places' ? byPlaces(four, results) : byPoints(four, results, least);
    return { number: index + 1, slots: four, goOn, tied: false, muddled: false, below: false, ...judged };
  });
  return { plan, tables, resting, restFirst };
}

const knownOf = (slots: readonly Slot[], results: Results): number[] =>
  slots.flatMap(({ player }) => (player === undefined || results[player] === undefined ? [] : [player]));

/** Who is where at a table by the places that are entered. */
function byPlaces(slots: readonly Slot[], results: Results): Partial<Table> {
  const known = knownOf(slots, results);
  const places = known.map((player) => results[player] as number);
  const muddled = new Set(places).size < places.length || places.some((place) => place < 1 || place > AT_TABLE);
  if (muddled || known.length < AT_TABLE) return { muddled };
  return { order: known.toSorted((a, b) => (results[a] as number) - (results[b] as number)) };
}

/** By points; with the same the seat decides, counted from the first dealer. */
function byPoints(slots: readonly Slot[], results: Results, least: number): Partial<Table> {
  const known = knownOf(slots, results);
  const below = known.some((player) => (results[player] as number) < least);
  if (below || known.length < AT_TABLE) return { below };
  const order = known.toSorted((a, b) => (results[b] as number) - (results[a] as number));
  return { order, tied: new Set(known.map((player) => results[player])).size < AT_TABLE };
}

/** Who is in the next round, in the order of the cards. */
function survivors({ tables, resting, restFirst }: Round): Slot[] {
  const through = tables.flatMap(({ number, goOn, order }) =>
    Array.from(
      { length: goOn },
      (_, index): Slot => ({ player: order?.[index], from: { table: number, rank: index + 1 } }),
    ),
  );
  return restFirst ? [...resting, ...through] : [...through, ...resting];
}

/** The winner of the final, once it is played. */
export const winnerOf = (rounds: readonly Round[]): number | undefined => rounds.at(-1)?.tables[0]?.order?.[0];

/** How many tables are played out, and how many there are. */
export function progressOf(rounds: readonly Round[]): { played: number; tables: number } {
  const tables = rounds.flatMap((round) => round.tables);
  return { played: tables.filter(({ order }) => order).length, tables: tables.length };
}
