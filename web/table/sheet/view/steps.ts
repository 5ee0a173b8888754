import { html, type TemplateResult } from 'lit';
import type { SheetContext } from './context.ts';

/** The way back and forth, and what was last done. */
export function steps(ctx: SheetContext): TemplateResult {
  const { kept } = ctx.session;
  const { ui } = ctx.phrases.words;
  return html`
    <div class="steps">
      ${step('↶', ui.undo, kept.canUndo, kept.undo)} ${step('↷', ui.redo, kept.canRedo, kept.redo)}
      <p class="said" role="status">${said(ctx)}</p>
    </div>
  `;
}

/** A button that was used up keeps the focus, so it is never disabled outright. */
const step = (sign: string, name: string, can: boolean, act: () => void) => html`
  <button type="button" class="quiet" aria-disabled=${!can} @click=${act}>
    <span aria-hidden="true">${sign}</span> ${name}
  </button>
`;

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
