import type { Action, Seat } from 'tensu';
import type { OptionSet } from '../../../widget/state/entry.ts';
import { isAction } from './is-action.ts';

export const RULES = 'mahjchina-sichuan';
export const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** More than any hand can have: sixteen kongs, three wins and the wall's end. */
export const MOST_ACTIONS = 20;
const LONGEST_NAME = 20;

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

/** Reads what was written, or nothing where it is something else. Whether the actions are possible the engine says. */
export function readBattle(text: string): Battle | undefined {
  try {
    const { names, dealer, points, set, actions } = JSON.parse(text) as Battle;
    const sound =
      isFour(names, (name) => typeof name === 'string' && name.length <= LONGEST_NAME) &&
      isFour(points, Number.isSafeInteger) &&
      SEATS.includes(dealer) &&
      isOptionSet(set) &&
      Array.isArray(actions) &&
      actions.length <= MOST_ACTIONS &&
      actions.every(isAction);
    return sound ? { names, dealer, points, set, actions } : undefined;
  } catch {
    return undefined;
  }
}

const isFour = (list: unknown, holds: (item: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length === SEATS.length && list.every(holds);

const isOptionSet = (set: unknown): boolean =>
  typeof set === 'object' &&
  set !== null &&
  Object.values(set).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
