import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';

/** Ways to give the hand to somebody else. */
export function share(ctx: Context) {
  const { phrases, entry, link, typedProblem } = ctx;
  const { ui } = phrases.words;
  // What was typed and cannot be read is not the hand that would be given away.
  if (entry.hand.length + entry.melds.length === 0 || typedProblem) return nothing;
  return html`
    <div class="share" role="group" aria-label=${ui.share}>
      ${link ? button(ui.copyLink, () => copy(ctx, link())) : nothing} ${button(ui.copyText, () => copy(ctx, withLink(ctx)))}
      ${'share' in navigator ? button(ui.shareSheet, () => openSheet(ctx)) : nothing}
    </div>
  `;
}

/** What came of it. */
export function shareNotice(ctx: Context) {
  if (ctx.notice?.place !== 'share') return nothing;
  const { text, copy: toCopy } = ctx.notice;
  return html`<p class="hint">${text}</p> ${toCopy ? byHand(ctx, toCopy) : nothing}`;
}

const button = (name: string, press: () => void): TemplateResult =>
  html`<button type="button" class="quiet" @click=${press}>${name}</button>`;

const withLink = ({ plain, link }: Context): string => (link ? `${plain()}\n${link()}` : plain());

async function copy({ phrases, say }: Context, text: string): Promise<void> {
  const { ui } = phrases.words;
  try {
    await navigator.clipboard.writeText(text);
    say('share', ui.copied);
  } catch {
    say('share', ui.copyByHand, text);
  }
}

/** Where the page may not write to the clipboard the text is there to be copied. */
function byHand({ phrases }: Context, text: string): TemplateResult {
  const select = (event: Event) => (event.target as HTMLTextAreaElement).select();
  return html`
    <textarea readonly rows="4" aria-label=${phrases.words.ui.copyByHand} .value=${text} @focus=${select}></textarea>
  `;
}

/** Who closes the sheet without a choice has not made a mistake. */
const openSheet = ({ plain, link }: Context): Promise<void> =>
  navigator.share({ text: plain(), url: link?.() }).catch(() => undefined);
