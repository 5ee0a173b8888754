import type { Engine, HandRequest, Outcome, Penalty, RoundRequest, Seat, Win } from 'tensu';
import { type House, rulesOf } from '../../../widget/state/house.ts';
import { type Game, placesOf, umaOf } from './game.ts';
import type { HandEntry, Place, WinEntry } from './hand.ts';
import type { Situation } from './play.ts';

/** The seat of a place; one that the table does not have stays what it is, for the engine to refuse. */
export const seatOf = (place: Place, dealer: Place, players: number): Seat =>
  place < players ? (((place - dealer + players) % players) as Seat) : place;

export const placeOf = (seat: Seat, dealer: Place, players: number): Place => ((dealer + seat) % players) as Place;

/** A hand of the game as the engine settles it. */
export function roundRequest(
  engine: Engine,
  game: Game,
  house: House,
  before: Situation,
  entry: HandEntry,
): RoundRequest {
  const { dealer, points, honba, pot, round, lastHand } = before;
  const seat = (place: Place) => seatOf(place, dealer, house.players);
  return {
    rules: rulesOf(game.rules, game.set),
    ...{ honba, pot, round, lastHand, dealerSeat: dealer, uma: umaOf(game, house), oka: game.oka },
    points: placesOf(house).map((_, at) => points[placeOf(at as Seat, dealer, house.players)] ?? 0),
    riichi: entry.riichi.map(seat),
    outcome: outcomeOf(engine, entry, before, house.players),
    // What is still open the engine names as missing.
    penalties: entry.penalties.map(
      ({ place, kind }) => defined({ seat: place === undefined ? undefined : seat(place), kind }) as Penalty,
    ),
  };
}

function outcomeOf(engine: Engine, entry: HandEntry, before: Situation, players: number): Outcome {
  const seats = (places: Place[]) => places.map((place) => seatOf(place, before.dealer, players));
  switch (entry.outcome) {
    case 'wins':
      return { type: 'wins', wins: entry.wins.map((win) => winOf(engine, entry, win, before, players)) };
    case 'exhaustive': {
      const nagashi = seats(entry.nagashi);
      return { type: 'exhaustive', tenpai: seats(entry.tenpai), ...(nagashi.length > 0 ? { nagashi } : {}) };
    }
    case 'abortive':
      return { type: 'abortive', kind: entry.abort as Extract<Outcome, { type: 'abortive' }>['kind'] };
    case 'stopped':
      return { type: 'stopped' };
  }
}

function winOf(engine: Engine, entry: HandEntry, win: WinEntry, { dealer, round }: Situation, players: number): Win {
  const seat = win.place === undefined ? undefined : seatOf(win.place, dealer, players);
  const discarder = players === 2 && win.place !== undefined ? (win.place === 0 ? 1 : 0) : entry.from;
  const from = discarder === undefined ? undefined : seatOf(discarder, dealer, players);
  // What is still open the engine names as missing.
  const way = (entry.by === 'ron' ? { by: 'ron', from } : { by: 'tsumo' }) as HandRequest['win'];
  if (win.tiles === undefined) {
    const { han, fu, yakuman } = win;
    return { ...defined({ seat, han, fu, yakuman }), win: way } as Win;
  }
  const liable = win.liable === undefined ? undefined : seatOf(win.liable, dealer, players);
  return { ...handAt(engine, win.tiles, seat ?? 0, players), win: way, round, ...defined({ liable }) };
}

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** A written hand in a seat; who its tiles were called from moves along. */
function handAt(engine: Engine, line: string, seat: Seat, players: number): Omit<HandRequest, 'rules'> {
  const read = engine.parseLine(line);
  if ('problems' in read) return { concealed: line, win: { by: 'tsumo' }, seat };
  const by = seat - (read.seat ?? 0) + players;
  const melds = read.melds?.map((meld) =>
    meld.from === undefined ? meld : { ...meld, from: ((meld.from + by) % players) as Seat },
  );
  return { ...read, seat, ...defined({ melds }) };
}

/** What a scored hand keeps: its tiles and conditions; the rest is the sheet's. */
export function tilesLine(engine: Engine, hand: HandRequest): string {
  const { honba, deposits, points, round, liable, ...own } = hand;
  return engine.formatLine(own);
}
