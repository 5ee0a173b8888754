import { html, nothing, type TemplateResult } from 'lit';
import type { Phrases } from '../../widget/phrases.ts';
import type { Kept } from './kept.ts';

/** What the buttons and their answers are called besides what the calculator calls them. */
export interface KeepWords {
  tools: string;
  clear: string;
  print: string;
  exportJson: string;
  importJson: string;
  taken: string;
  damaged: string;
  imported: string;
  notImported: string;
  notKept: string;
}

interface Tools {
  phrases: Phrases;
  words: KeepWords;
  kept: Pick<Kept<object>, 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'clear' | 'text' | 'link' | 'import' | 'safe'>;
  /** The name of the file that is written. */
  file: string;
  say: (text: string, toCopy?: string) => void;
  /** A text that is to be copied by hand. */
  toCopy?: string;
}

/** The way back, and ways to keep what was entered and to give it to others. */
export function tools({ phrases, words, kept, file, say, toCopy }: Tools): TemplateResult {
  const { ui } = phrases.words;
  const read = async (event: Event) => {
    const input = event.target as HTMLInputElement;
    const text = (await input.files?.[0]?.text()) ?? '';
    say(kept.import(text) ? words.imported : words.notImported);
    input.value = '';
  };
  return html`
    <section class="tools" aria-label=${words.tools}>
      <div class="share">
        ${button(ui.undo, kept.undo, !kept.canUndo)} ${button(ui.redo, kept.redo, !kept.canRedo)}
        ${button(ui.copyLink, () => copy(phrases, kept, say))}
        ${button(words.exportJson, () => download(file, kept.text))} ${button(words.print, () => print())}
        ${button(words.clear, kept.clear)}
      </div>
      <label class="file">
        <span>${words.importJson}</span>
        <input type="file" accept="application/json,.json" @change=${read} />
      </label>
      ${kept.safe ? nothing : html`<p class="hint">${words.notKept}</p>`}
      ${toCopy ? byHand(phrases, toCopy) : nothing}
    </section>
  `;
}

const button = (name: string, press: () => void, disabled = false): TemplateResult =>
  html`<button type="button" class="quiet" ?disabled=${disabled} @click=${press}>${name}</button>`;

async function copy({ words: { ui } }: Phrases, kept: Tools['kept'], say: Tools['say']): Promise<void> {
  const text = await kept.link();
  try {
    await navigator.clipboard.writeText(text);
    say(ui.copied);
  } catch {
    say(ui.copyByHand, text);
  }
}

/** Where the page may not write to the clipboard the text is there to be copied. */
function byHand({ words }: Phrases, text: string): TemplateResult {
  const select = (event: Event) => (event.target as HTMLTextAreaElement).select();
  return html`
    <textarea readonly rows="4" aria-label=${words.ui.copyByHand} .value=${text} @focus=${select}></textarea>
  `;
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
