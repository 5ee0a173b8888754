import { html, nothing } from 'lit';
import type { Phrases } from '../phrases.ts';
import type { Fitted } from '../state/fit.ts';

/** What the rule set reads differently than it was entered, and what it has no use for. */
export function asides(phrases: Phrases, { aside, notes }: Fitted) {
  const { words } = phrases;
  const kept = [
    ...(aside.tiles.length > 0 ? [phrases.tiles(aside.tiles)] : []),
    ...aside.melds.map(({ kind, tiles }) => `${words.meld[kind]} ${phrases.tiles(tiles)}`),
    ...aside.flags.map((flag) => phrases.name(words.flag, flag)),
    ...aside.fields.map((field) => phrases.field(field)),
  ];
  if (kept.length === 0 && notes.size === 0) return nothing;
  return html`
    <ul class="asides">
      ${[...notes].map((note) => html`<li>${phrases.name(words.check, note)}</li>`)}
      ${kept.length > 0 ? html`<li>${phrases.fill(words.ui.aside, { list: phrases.list(kept) })}</li>` : nothing}
    </ul>
  `;
}
