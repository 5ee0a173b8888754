import { writeCsv } from './state/csv.ts';
import { placesOf } from './state/game.ts';
import { byPlaces, pointsAfter } from './state/play.ts';
import type { SheetContext } from './view/context.ts';

/** The sheet with one row for each settled hand: what happened, and what everybody gained and held after it. */
export function sheetCsv({ session, speech, words, phrases }: SheetContext): string {
  const { hands, house } = session.played;
  const { csv } = words;
  const names = placesOf(house).map((place) => speech.name(place));
  const of = (template: string) => names.map((name) => phrases.fill(template, { name }));
  const rows = hands.flatMap((hand) => {
    const { before, result } = hand;
    if (!result.ok) return [];
    const told = speech.told(hand).join(' / ');
    const deltas = byPlaces(result.deltas, before.dealer);
    return [[speech.hand({ ...before, honba: 0 }), before.honba, told, ...deltas, ...pointsAfter(hand), result.pot]];
  });
  return writeCsv([[csv.hand, csv.honba, csv.what, ...of(csv.change), ...of(csv.held), csv.pot], ...rows]);
}
