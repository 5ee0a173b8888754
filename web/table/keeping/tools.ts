import { html, nothing, type TemplateResult } from 'lit';
import type { KeepWords } from '../../text/table/keeping/languages.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { chosenText, download } from '../../widget/state/files.ts';
import type { Kept } from './kept.ts';

interface Tools {
  phrases: Phrases;
  keep: KeepWords;
  kept: Omit<Kept<object>, 'value' | 'edit' | 'note'>;
  /** The name of the file that is written, without its ending. */
  file: string;
  say: (text: string, toCopy?: string) => void;
  /** A text that is to be copied by hand. */
  toCopy?: string;
  /** Buttons of a page's own: at the beginning, beside the file, and at the end. */
  before?: TemplateResult;
  files?: TemplateResult;
  after: TemplateResult;
}

/** Ways to keep what was entered and to give it to others. */
export function tools(all: Tools): TemplateResult {
  const { phrases, keep, kept, file, say, toCopy, before, files, after } = all;
  const read = async (event: Event) => {
    const text = await chosenText(event);
    if (text !== undefined) say(importSaid(phrases, keep, kept.import(text)));
  };
  return html`
    <section class="tools" aria-labelledby="tools-title">
      <h2 id="tools-title">${keep.title}</h2>
      <div class="share">
        ${before ?? nothing} ${button(phrases.words.ui.copyLink, () => copy(all))}
        ${button(keep.exportJson, () => download(`${file}.json`, 'application/json', kept.text))} ${files ?? nothing}
        ${button(keep.print, () => print())} ${after}
      </div>
      <label class="file">
        <span>${keep.importJson}</span>
        <input type="file" accept="application/json,.json" @change=${read} />
      </label>
      ${toCopy ? byHand(phrases, toCopy) : nothing} ${kept.unread ? unread(all) : nothing}
      <p class="hint">${kept.safe ? keep.device : keep.notKept}</p>
    </section>
  `;
}

export const button = (name: string, press: () => void): TemplateResult =>
  html`<button type="button" class="quiet" @click=${press}>${name}</button>`;

/** The way back and forth. */
export const steps = ({ words: { ui } }: Phrases, { undo, canUndo, redo, canRedo }: Tools['kept']): TemplateResult =>
  html`${step('↶', ui.undo, canUndo, undo)} ${step('↷', ui.redo, canRedo, redo)}`;

/** A button that was used up keeps the focus, so it is never disabled outright. */
const step = (sign: string, name: string, can: boolean, take: () => void) => html`
  <button type="button" class="quiet" aria-disabled=${!can} @click=${take}>
    <span aria-hidden="true">${sign}</span> ${name}
  </button>
`;

/** How a file fared; `fault` is where it is wrong. */
const importSaid = ({ fill }: Phrases, keep: KeepWords, fault: string | undefined): string => {
  if (fault === undefined) return keep.imported;
  return fault ? fill(keep.notReadAt, { where: fault }) : keep.notRead;
};

/** How the record of a link fared. */
export const arrivalSaid = ({ fill }: Phrases, keep: KeepWords, fault: string | undefined): string => {
  if (fault === undefined) return keep.linked;
  return fault ? fill(keep.linkNotReadAt, { where: fault }) : keep.linkNotRead;
};

/** A browser that packs nothing makes no link. */
async function copy({ phrases: { words, fill }, keep, kept, say }: Tools): Promise<void> {
  const text = await kept.link().catch(() => undefined);
  if (text === undefined) {
    say(fill(keep.noLink, { exportJson: keep.exportJson }));
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    say(words.ui.copied);
  } catch {
    say(words.ui.copyByHand, text);
  }
}

/** Where the page may not write to the clipboard the text is there to be copied. */
function byHand({ words }: Phrases, text: string): TemplateResult {
  const select = (event: Event) => (event.target as HTMLTextAreaElement).select();
  return html`
    <textarea readonly rows="4" aria-label=${words.ui.copyByHand} .value=${text} @focus=${select}></textarea>
  `;
}

function unread({ keep, kept, file }: Tools): TemplateResult {
  return html`
    <p class="refusal">${keep.unread}</p>
    <div class="share">
      ${button(keep.exportUnread, () => download(`${file}-unread.txt`, 'text/plain', kept.unread))}
      ${button(keep.dropUnread, kept.dropUnread)}
    </div>
  `;
}
