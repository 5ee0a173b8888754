import { html, nothing, type TemplateResult } from 'lit';
import { writeFragment } from '../../keeping/link.ts';
import { sheetCsv } from '../csv.ts';
import { LINK, writeGame } from '../state/saved.ts';
import type { SheetContext } from './context.ts';

/** Undo and redo, and the ways to keep the sheet or to give it to somebody else. */
export function keeping(ctx: SheetContext): TemplateResult {
  const { session, words } = ctx;
  const { ui } = ctx.phrases.words;
  const game = () => writeGame(session.entered.game);
  return html`
    <section class="keep" aria-labelledby="keep-title">
      <h2 id="keep-title">${words.keep.title}</h2>
      <div class="row">
        ${button(ui.copyLink, () => copyLink(ctx))}
        ${button(words.keep.exportJson, () => download('tensu-sheet.json', 'application/json', game()))}
        ${button(words.keep.exportCsv, () => download('tensu-sheet.csv', 'text/csv', sheetCsv(ctx)))}
        ${button(words.keep.print, () => print())} ${button(words.keep.anew, session.startAnew)}
      </div>
      <label class="file">
        <span>${words.keep.importJson}</span>
        <input type="file" accept="application/json,.json" @change=${(event: Event) => read(event, ctx)} />
      </label>
      ${byHand(ctx)}
      <p class="hint">${session.kept ? words.keep.device : words.keep.notKept}</p>
    </section>
  `;
}

const button = (name: string, press: () => void): TemplateResult =>
  html`<button type="button" class="quiet" @click=${press}>${name}</button>`;

async function copyLink({ session, phrases }: SheetContext): Promise<void> {
  const { ui } = phrases.words;
  const fragment = await writeFragment(LINK, writeGame(session.entered.game));
  const link = new URL(fragment, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    session.say(ui.copied);
  } catch {
    session.say(ui.copyByHand, link);
  }
}

/** Where the page may not write to the clipboard the link is there to be copied. */
function byHand({ session, phrases }: SheetContext): TemplateResult | typeof nothing {
  const text = session.notice?.copy;
  if (!text) return nothing;
  const select = (event: Event) => (event.target as HTMLTextAreaElement).select();
  return html`
    <textarea readonly rows="4" aria-label=${phrases.words.ui.copyByHand} .value=${text} @focus=${select}></textarea>
  `;
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function read(event: Event, { session, words }: SheetContext): Promise<void> {
  const input = event.target as HTMLInputElement;
  const text = (await input.files?.[0]?.text()) ?? '';
  session.say(session.take(text) ? words.keep.imported : words.keep.notRead);
  input.value = '';
}
