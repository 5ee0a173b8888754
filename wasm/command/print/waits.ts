// The waits of a hand and what to discard from it, as tables.
import type { Discard, Result, Waits } from 'tensu';
import type { Phrases } from '../../../web/widget/phrases.ts';
import { scoreHeadline, scoreName } from '../../../web/widget/summary.ts';
import type { Context } from '../context.ts';
import { table } from './table.ts';

export function waitsText({ style, words }: Context, phrases: Phrases, { shanten, waits }: Waits): string {
  const { ui, reason } = words;
  if (shanten > 0) return `${phrases.fill(ui.notReady, { count: shanten })}\n`;
  if (waits.length === 0) return `${ui.noLiveWait}\n`;
  const head = [ui.wait, ui.left, reason.ron, reason.tsumo].map(style.faint);
  const rows = waits.map(({ tile, left, ron, tsumo }) => [
    style.strong(tile),
    String(left),
    worth(phrases, ron),
    worth(phrases, tsumo),
  ]);
  return `${style.strong(ui.ready)}\n${table([head, ...rows], [1])}\n`;
}

/** What a win is worth in a few words, or why it is none. */
export function worth(phrases: Phrases, result: Result): string {
  if (result.ok) return `${scoreHeadline(phrases, result)} ${scoreName(phrases, result)}`;
  return phrases.name(phrases.words.refusalShort, result.problems[0]?.code ?? '');
}

export function discardsText({ style, words }: Context, discards: readonly Discard[]): string {
  const { ui } = words;
  const head = [ui.discard, ui.shanten, ui.left, ui.accepts].map(style.faint);
  const rows = discards.map(({ tile, shanten, left, accepts }) => [
    style.strong(tile),
    shanten === 0 ? ui.tenpai : String(shanten),
    String(left),
    accepts,
  ]);
  return `${style.strong(ui.discardAdvice)}\n${table([head, ...rows], [2])}\n`;
}
