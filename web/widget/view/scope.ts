import { html, type TemplateResult } from 'lit';
import type { Context } from './context.ts';

/** What the numbers are, what they are not, and where they are worked out. */
export function scope({ phrases }: Context): TemplateResult {
  const { ui } = phrases.words;
  return html`<p class="scope" part="scope">${phrases.sentences([ui.onDevice, ui.scope])}</p>`;
}
