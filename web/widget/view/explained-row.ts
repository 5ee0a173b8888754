import { html, nothing } from 'lit';
import type { NoteId } from '../explanations.ts';
import type { Context } from './context.ts';

/** A row of a result; touching its name opens what it is in a sentence below. */
export function explainedRow(ctx: Context, id: NoteId, name: string, value: string) {
  const { explanations } = ctx;
  const open = explanations.isOpen(id);
  const place = `note-${id.replace('.', '-')}`;
  const toggle = () => explanations.toggle(id);
  const opener = html`
    <button type="button" class="explain" aria-expanded=${open} aria-controls=${open ? place : nothing} @click=${toggle}>
      ${name}
    </button>
  `;
  return html`
    <tr><th scope="row">${opener}</th><td>${value}</td></tr>
    ${open ? html`<tr class="note"><td id=${place} colspan="2">${sentence(ctx, id)} ${more(ctx, id)}</td></tr>` : nothing}
  `;
}

function sentence({ explanations, phrases }: Context, id: NoteId): string {
  const { ui } = phrases.words;
  return explanations.sentence(id) ?? (explanations.failed ? ui.noteFailed : ui.noteLoading);
}

/** The way to the page about all yaku, where there is one. */
function more({ guide, phrases }: Context, id: NoteId) {
  const [table, key] = id.split('.');
  if (!guide || (table !== 'yaku' && table !== 'row')) return nothing;
  return html`<a href="${guide}#${key}">${phrases.words.ui.noteMore}</a>`;
}
