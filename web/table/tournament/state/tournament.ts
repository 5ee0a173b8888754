/** The rule sets that say how a tournament goes. */
export const TOURNAMENTS = ['wcoom-riichi', 'makopi-house'] as const;
export type TournamentRules = (typeof TOURNAMENTS)[number];

/** What was entered for the players of one round, by their number. */
export type Results = Record<number, number>;
export type ResultKind = 'points' | 'places';

/** A tournament as it was entered. */
export interface Tournament {
  rules: TournamentRules;
  /** How many play; those without a name are called by their number. */
  count: number;
  names: string[];
  by: ResultKind;
  /** By round. What is entered in one way is kept while the other is looked at. */
  points: Results[];
  places: Results[];
}

export const LONGEST_NAME = 40;
/** No tournament here has more rounds or players. */
const MOST_ROUNDS = 12;
const MOST_NAMES = 2000;

export const emptyTournament = (): Tournament => ({
  ...{ rules: 'wcoom-riichi', count: 8, names: [], by: 'points', points: [], places: [] },
});

/** Reads what was written, or nothing where it is something else. Whether so many can play the engine says. */
export function readTournament(text: string): Tournament | undefined {
  try {
    const { rules, count, names, by, points, places } = JSON.parse(text) as Tournament;
    const sound =
      TOURNAMENTS.includes(rules) &&
      Number.isSafeInteger(count) &&
      Array.isArray(names) &&
      names.length <= MOST_NAMES &&
      names.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME) &&
      ['points', 'places'].includes(by) &&
      [points, places].every(areResults);
    return sound ? { rules, count, names, by, points, places } : undefined;
  } catch {
    return undefined;
  }
}

const areResults = (rounds: unknown): boolean =>
  Array.isArray(rounds) &&
  rounds.length <= MOST_ROUNDS &&
  rounds.every(
    (results) => typeof results === 'object' && results !== null && Object.values(results).every(Number.isSafeInteger),
  );

/** With a result of a player in a round set, or taken out. */
export function withResult(
  tournament: Tournament,
  round: number,
  player: number,
  value: number | undefined,
): Partial<Tournament> {
  const { by } = tournament;
  const rounds = Array.from(
    { length: Math.max(tournament[by].length, round + 1) },
    (_, at) => tournament[by][at] ?? {},
  );
  const { [player]: _, ...others } = rounds[round] ?? {};
  rounds[round] = value === undefined ? others : { ...others, [player]: value };
  return { [by]: rounds };
}
