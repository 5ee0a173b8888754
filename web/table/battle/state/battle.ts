import type { Action, Seat } from 'tensu';
import type { OptionSet } from '../../../widget/state/entry.ts';
import { fields, list, oneOf, optionSet, text, whole } from '../../keeping/check.ts';
import type { Read } from '../../keeping/kept.ts';
import { action } from './action.ts';

export const RULES = 'mahjchina-sichuan';
export const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** More than any hand can have: sixteen kongs, three wins and the wall's end. */
export const MOST_ACTIONS = 20;
export const LONGEST_NAME = 20;
export const MOST_POINTS = 1_000_000;

/** A hand of the blood battle as it was entered. Seats are places at the table. */
export interface Battle {
  /** Empty where a place has no name of its own. */
  names: string[];
  dealer: Seat;
  /** Before the hand, one a place. */
  points: number[];
  /** The options that are changed. */
  set: OptionSet;
  actions: Action[];
}

export const emptyBattle = (): Battle => ({
  names: SEATS.map(() => ''),
  dealer: 0,
  points: SEATS.map(() => 0),
  set: {},
  actions: [],
});

const battle = fields({
  names: list(text(LONGEST_NAME), SEATS.length, SEATS.length),
  dealer: oneOf(...SEATS),
  points: list(whole(-MOST_POINTS, MOST_POINTS), SEATS.length, SEATS.length),
  set: optionSet,
  actions: list(action, MOST_ACTIONS),
});

/** Takes over what was written. Whether the actions are possible the engine says. */
export function readBattle(written: unknown): Read<Battle> {
  const fault = battle(written, '');
  if (fault !== undefined) return { fault };
  const { names, dealer, points, set, actions } = written as Battle;
  return { value: { names, dealer, points, set, actions } };
}
