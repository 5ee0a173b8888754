// A settled hand, as tables.
import type { RoundRequest, RoundResult, Seat } from 'tensu';
import { fill } from '../../../web/text/fill.ts';
import type { Phrases } from '../../../web/widget/phrases.ts';
import type { Context } from '../context.ts';
import { payments, signed } from './ledger.ts';
import { table } from './table.ts';

export function settlementText(ctx: Context, phrases: Phrases, round: RoundRequest, result: RoundResult): string {
  const { style, words } = ctx;
  const lines = result.lines.length > 0 ? `${style.strong(words.ui.payments)}\n${payments(phrases, result.lines)}` : '';
  const pot = result.pot > 0 ? `  ${words.ui.pot}  ${phrases.points(result.pot)}` : '';
  const parts = [lines, sums(ctx, phrases, round, result), pot, nextText(ctx, phrases, round, result)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function sums({ style, text }: Context, phrases: Phrases, { points }: RoundRequest, result: RoundResult): string {
  const head = ['', text.settle.change, ...(points ? [text.settle.before, text.settle.after] : [])].map(style.faint);
  const rows = result.deltas.map((delta, seat) => [
    phrases.seat(seat as Seat),
    signed(style, phrases, delta),
    ...(points && result.points ? [phrases.number(points[seat] ?? 0), phrases.number(result.points[seat] ?? 0)] : []),
  ]);
  return table([head, ...rows], [1, 2, 3]);
}

/** What comes next, or how the game ended. Places at the table are numbered from 0, as in the request. */
function nextText(
  { text, style, words }: Context,
  phrases: Phrases,
  { outcome }: RoundRequest,
  { next }: RoundResult,
): string {
  if (!next) return '';
  const { settle } = text;
  if (next.gameOver) {
    const ranks = (next.ranks ?? []).map((place, rank) => [
      fill(settle.place, { rank: rank + 1 }),
      fill(settle.seat, { place }),
      phrases.signed(next.final?.[place] ?? 0),
    ]);
    return [style.strong(settle.gameOver), table(ranks, [2])].filter(Boolean).join('\n');
  }
  const { ui, wind } = words;
  // Sichuan has neither winds nor counters.
  const rounds = [
    phrases.fill(ui.roundName, { wind: wind[next.round] }),
    phrases.fill(ui.honbaCount, { count: next.honba }),
  ];
  const parts = [
    ...(outcome.type === 'battle' ? [] : rounds),
    fill(settle.dealer, { place: next.dealer }),
    next.replay ? settle.replay : '',
  ];
  return `${style.strong(settle.next)}\n  ${phrases.list(parts.filter(Boolean))}`;
}
