// One hand under several rule sets, as a table.
import type { Result } from 'tensu';
import { type Context, phrasesFor } from '../context.ts';
import { asides } from './score.ts';
import { table } from './table.ts';
import { worth } from './waits.ts';

export function comparisonText(ctx: Context, results: readonly Result[]): string {
  const { style, words } = ctx;
  const rows = results.map((result) => {
    const base = result.rules ?? '';
    const phrases = phrasesFor(ctx, base);
    const worded = worth(phrases, result);
    return [
      style.strong(base),
      phrases.name(words.rules, base),
      result.ok ? worded : style.bad(worded),
      style.faint(phrases.sentences(asides(phrases, result.checks))),
    ];
  });
  return `${style.strong(words.ui.comparison)}\n${table(rows)}\n`;
}
