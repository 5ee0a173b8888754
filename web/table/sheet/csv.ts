import { writeCsv } from './state/csv.ts';
import { placesOf } from './state/game.ts';
import { byPlaces, pointsAfter } from './state/play.ts';
import type { SheetContext } from './view/context.ts';

/** The sheet with one row for each settled hand: what happened, and what everybody gained and held after it. */
export function sheetCsv(ctx: SheetContext): string {
  const { session, speech, words, phrases } = ctx;
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
  const head = [csv.hand, csv.honba, csv.what, ...of(csv.change), ...of(csv.held), csv.pot];
  return writeCsv([head, ...rows, ...finalRow(ctx)]);
}

/** The ranks, what uma, oka and the sticks left on the table add, and what everybody has in the end. */
function finalRow({ session, speech, words, phrases }: SheetContext): (string | number)[][] {
  const { final, hands } = session.played;
  const last = hands.at(-1);
  if (!final || !last) return [];
  const ranks = final.ranks.map((place, rank) => {
    const at = phrases.fill(words.standing.rank, { rank: rank + 1 });
    return `${at}${words.colon}${speech.name(place)}`;
  });
  const before = pointsAfter(last);
  const more = final.points.map((points, place) => points - (before[place] ?? 0));
  return [[words.final.title, '', ranks.join(' / '), ...more, ...final.points, 0]];
}
