import { html, type TemplateResult } from 'lit';
import { steps as backAndForth } from '../../keeping/tools.ts';
import type { SheetContext } from './context.ts';

/** The way back and forth, and what was last done. */
export function steps(ctx: SheetContext): TemplateResult {
  return html`
    <div class="steps">
      ${backAndForth(ctx.phrases, ctx.session.kept)}
      <p class="said" role="status">${said(ctx)}</p>
    </div>
  `;
}

/** What became of a file or a link, else the last hand and what comes after it. */
function said({ session, speech, words, phrases, notice }: SheetContext): string {
  const { hands, now } = session.played;
  const last = hands.at(-1);
  if (notice) return notice;
  if (!last?.result.ok) return '';
  const { before, result } = last;
  const added = { hand: speech.hand(before), deltas: speech.deltas(result, before.dealer) };
  return phrases.sentences([phrases.fill(words.hands.added, added), speech.next(last, now)]);
}
