import type { Engine } from 'tensu';
import { fields, list, oneOf, record, text, whole } from '../../keeping/check.ts';
import type { Read } from '../../keeping/kept.ts';

/** As many as play a final, which is the least that a tournament can be. */
const FINALISTS = 4;

/** The rule sets that say how a tournament goes. */
export const tournamentsOf = (engine: Engine): string[] =>
  engine.rules().flatMap(({ id }) => (engine.plan(FINALISTS, id).ok ? [id] : []));

/** What was entered for the players of one round, by their number. */
export type Results = Record<number, number>;
type ResultKind = 'points' | 'places';

/** A tournament as it was entered. */
export interface Tournament {
  rules: string;
  /** How many play; those without a name are called by their number. */
  count: number;
  names: string[];
  by: ResultKind;
  /** By round. What is entered in one way is kept while the other is looked at. */
  points: Results[];
  places: Results[];
}

export const LONGEST_NAME = 40;
/** More than is ever entered, so that a slip of the hand is not taken. */
export const MOST_COUNT = 1_000_000;
export const MOST_POINTS = 1_000_000_000;
/** No tournament here has more rounds or players. */
const MOST_ROUNDS = 12;
export const MOST_NAMES = 2000;

export const emptyTournament = (): Tournament => ({
  ...{ rules: 'wcoom-riichi', count: 8, names: [], by: 'points', points: [], places: [] },
});

const results = list(record(/^\d{1,4}$/, whole(-MOST_POINTS, MOST_POINTS)), MOST_ROUNDS);

/** Takes over what was written. Whether so many can play the engine says. */
export function readTournament(written: unknown, engine: Engine): Read<Tournament> {
  const tournament = fields({
    rules: oneOf(...tournamentsOf(engine)),
    count: whole(0, MOST_COUNT),
    names: list(text(LONGEST_NAME), MOST_NAMES),
    by: oneOf('points', 'places'),
    points: results,
    places: results,
  });
  const fault = tournament(written, '');
  if (fault !== undefined) return { fault };
  const { rules, count, names, by, points, places } = written as Tournament;
  return { value: { rules, count, names, by, points, places } };
}

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
