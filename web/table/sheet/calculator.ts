import type { HandRequest, Seat } from 'tensu';
import { rulesOf } from '../../widget/state/house.ts';
import { changeWin, type HandEntry, type WinEntry, winBy } from './state/hand.ts';
import { placeOf, seatOf, tilesLine } from './state/request.ts';
import type { SheetSession } from './state/session.ts';

const STICK = 1000;

/** The line that the calculator begins with: what the sheet knows of a win, and its tiles where they were entered. */
export function lineFor({ engine, entered, before, played }: SheetSession, win: WinEntry): string {
  const { draft, game } = entered;
  const { players } = played.house;
  if (!before) return '';
  const { dealer, honba, pot, round, points } = before;
  const discarder = draft.from === undefined ? undefined : seatOf(draft.from, dealer, players);
  const seat = win.place === undefined ? nextTo(discarder, players) : seatOf(win.place, dealer, players);
  const from = discarder ?? nextTo(seat, players);
  const held = points.map((_, at) => points[placeOf(at as Seat, dealer, players)] ?? 0);
  const read = engine.parseLine(win.tiles ?? '');
  const tiles: Partial<HandRequest> = 'problems' in read ? {} : read;
  const declared = win.place !== undefined && draft.riichi.includes(win.place);
  const flags = tiles.flags ?? (declared ? ['riichi'] : []);
  return engine.formatLine({
    ...{ concealed: '', ...tiles, flags, seat, round, honba },
    deposits: Math.floor(pot / STICK) + draft.riichi.length,
    rules: rulesOf(game.rules, game.set),
    win: draft.by === 'ron' ? { by: 'ron', from } : { by: 'tsumo' },
    ...(played.house.is('floor_zero') ? { points: held } : {}),
  });
}

const nextTo = (seat: Seat | undefined, players: number): Seat =>
  seat === undefined ? 0 : (((seat + 1) % players) as Seat);

/** Whether a hand was won after riichi. */
export const hasRiichi = ({ flags }: Pick<HandRequest, 'flags'>): boolean =>
  flags?.some((flag) => flag === 'riichi' || flag === 'double-riichi') ?? false;

/** What a hand from the calculator makes of the form: winner, way, discarder and riichi come from the hand. */
export function taken({ engine, entered, before, played }: SheetSession, at: number, line: string): Partial<HandEntry> {
  const { draft } = entered;
  const { players } = played.house;
  const hand = engine.parseLine(line);
  if ('problems' in hand || !before) return {};
  const place = (seat: Seat) => placeOf(seat, before.dealer, players);
  const winner = place(hand.seat ?? 0);
  const liable = hand.liable === undefined ? undefined : place(hand.liable);
  const alone = draft.wins.length === 1;
  const wins = changeWin(draft, at, { place: winner, tiles: tilesLine(engine, hand), liable });
  const way = alone ? winBy({ ...draft, ...wins }, hand.win.by) : {};
  return {
    ...{ ...wins, ...way },
    ...(hand.win.by === 'ron' && players > 2 ? { from: place(hand.win.from) } : {}),
    ...(hasRiichi(hand) && !draft.riichi.includes(winner) ? { riichi: [...draft.riichi, winner].sort() } : {}),
  };
}
