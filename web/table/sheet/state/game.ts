import type { Engine, Wind } from 'tensu';
import type { OptionSet } from '../../../widget/state/entry.ts';
import { FIRST_RULES, type House, openHouse } from '../../../widget/state/house.ts';
import type { HandEntry, Place } from './hand.ts';

/** Everything that is kept of a game; what follows from it is worked out anew. */
export interface Game {
  rules: string;
  /** The options of the rule set that are changed. */
  set: OptionSet;
  /** By places, the first dealer first; an empty name is called by its number. */
  names: string[];
  /** Points of everybody at the start; those of the rule set where it is not given. */
  start?: number;
  /** Points for each rank, best first, and for the first besides, at the end of the game. */
  uma: number[];
  oka: number;
  /** Whether the players ended it before the rules do. */
  ended: boolean;
  hands: HandEntry[];
}

const MOST_PLAYERS = 4;

export const emptyGame = (): Game => ({
  ...{ rules: FIRST_RULES, set: {}, names: noNames() },
  ...{ uma: [], oka: 0, ended: false, hands: [] },
});

const noNames = (): string[] => Array<string>(MOST_PLAYERS).fill('');

/** The game's rule set, or the first one where the engine does not have it. */
export function houseOf(engine: Engine, { rules, set }: Game): House {
  return (openHouse(engine, rules, set) ?? openHouse(engine, FIRST_RULES, {})) as House;
}

export const placesOf = ({ players }: House): Place[] => Array.from({ length: players }, (_, place) => place as Place);

export const startPoints = ({ start }: Game, house: House): number => start ?? house.startPoints;

/** One number for each rank, whatever was left open. */
export const umaOf = ({ uma }: Game, { players }: House): number[] =>
  Array.from({ length: players }, (_, rank) => uma[rank] ?? 0);

const ROUNDS: Record<string, Wind[]> = { east: ['E'], east_south: ['E', 'S'], east_north: ['E', 'N'] };

/** Whether a hand can be the game's last: that of the last dealer in the last round, and every one after it. */
export function canBeLast(house: House, round: Wind, dealer: Place): boolean {
  const rounds = ROUNDS[String(house.option('game')?.value)] ?? [];
  const at = rounds.indexOf(round);
  return at < 0 || (at === rounds.length - 1 && dealer === house.players - 1);
}

/** Whether a rule set has as many players as the game, whose hands would otherwise be nobody's. */
export function fits(engine: Engine, { hands, rules }: Game, other: string): boolean {
  const players = (id: string) => engine.rules().find((info) => info.id === id)?.players;
  return hands.length === 0 || players(other) === players(rules);
}
