import type { Outcome, Penalty, Seat } from 'tensu';

/** A place at the table, counted from the first dealer of the game; a seat is counted from the dealer of the hand. */
export type Place = Seat;

export type OutcomeKind = Exclude<Outcome['type'], 'battle'>;
export type AbortKind = Extract<Outcome, { type: 'abortive' }>['kind'];
export type PenaltyKind = Penalty['kind'];

/** A winner with what the hand is worth: its tiles on one line, or han and fu, or yakuman. */
export interface WinEntry {
  place?: Place;
  han?: number;
  fu?: number;
  yakuman?: number;
  /** The hand as the engine writes it, with the seat that it was entered for. */
  tiles?: string;
  /** Who is liable (包), where the tiles are known. */
  liable?: Place;
}

/** A penalty, as far as it is chosen. */
export interface PenaltyEntry {
  place?: Place;
  kind?: PenaltyKind;
}

/** More than any hand has. */
export const MOST_PENALTIES = 20;

/** A hand of the game as it was entered, by places, so that it stays right when an earlier hand is corrected. */
export interface HandEntry {
  riichi: Place[];
  outcome: OutcomeKind;
  by: 'ron' | 'tsumo';
  /** The discarder of all the wins. */
  from?: Place;
  wins: WinEntry[];
  tenpai: Place[];
  nagashi: Place[];
  abort?: AbortKind;
  penalties: PenaltyEntry[];
}

export const emptyHand = (): HandEntry => ({
  riichi: [],
  outcome: 'wins',
  by: 'ron',
  wins: [{}],
  tenpai: [],
  nagashi: [],
  penalties: [],
});

/** The list with the place put in or taken out. */
export const toggled = (places: readonly Place[], place: Place): Place[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place].sort();

export function changeWin({ wins }: HandEntry, at: number, change: Partial<WinEntry>): Partial<HandEntry> {
  return { wins: wins.map((win, index) => (index === at ? { ...win, ...change } : win)) };
}

/** The winner takes a place; a discarder who sat there moves to the winner's old one. */
export function takePlace(hand: HandEntry, at: number, place: Place): Partial<HandEntry> {
  const old = hand.wins[at]?.place;
  return { ...changeWin(hand, at, { place }), from: hand.from === place ? old : hand.from };
}

/** One more winner on the same tile. */
export const addWin = ({ wins }: HandEntry): Partial<HandEntry> => ({ wins: [...wins, {}] });

/** Only the first of several wins can be by tsumo. */
export const winBy = ({ wins }: HandEntry, by: HandEntry['by']): Partial<HandEntry> =>
  by === 'tsumo' ? { by, wins: wins.slice(0, 1) } : { by };

export function changePenalty({ penalties }: HandEntry, at: number, change: Partial<PenaltyEntry>): Partial<HandEntry> {
  return { penalties: penalties.map((penalty, index) => (index === at ? { ...penalty, ...change } : penalty)) };
}

/** Without what belongs to another kind of outcome. */
export function settledPart(hand: HandEntry): HandEntry {
  const { riichi, outcome, penalties } = hand;
  const bare: HandEntry = { ...emptyHand(), riichi, outcome, penalties, wins: [] };
  if (outcome === 'wins') {
    const { by, from, wins } = hand;
    return { ...bare, by, wins, ...(by === 'ron' && from !== undefined ? { from } : {}) };
  }
  if (outcome === 'exhaustive') return { ...bare, tenpai: hand.tenpai, nagashi: hand.nagashi };
  return outcome === 'abortive' ? { ...bare, abort: hand.abort } : bare;
}
