// One hand under several rule sets, as a table.
import type { Result } from 'tensu';
import type { Phrases } from '../../../web/widget/phrases.ts';
import { type Context, phrasesFor } from '../context.ts';
import { asides } from './score.ts';
import { table } from './table.ts';
import { worth } from './waits.ts';

/** `asked` is what each was asked for by, where it was named: one rule set may stand there with several options. */
export function comparisonText(ctx: Context, results: readonly Result[], asked: readonly string[]): string {
  const { style, words } = ctx;
  const rows = results.map((result, i) => {
    const base = result.rules ?? '';
    const phrases = phrasesFor(ctx, base);
    const worded = wording(phrases, result);
    return [
      style.strong(asked[i] ?? base),
      phrases.name(words.rules, base),
      result.ok ? worded : style.bad(worded),
      style.faint(phrases.sentences(asides(phrases, result.checks))),
    ];
  });
  return `${style.strong(words.ui.comparison)}\n${table(rows)}\n`;
}

/** A value that a rule set needs or cannot have is named: in short one would not know which. */
function wording(phrases: Phrases, result: Result): string {
  const problem = result.ok ? undefined : result.problems[0];
  return problem?.code === 'bad_value' ? phrases.problem(problem) : worth(phrases, result);
}
