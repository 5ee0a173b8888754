import { html, type TemplateResult } from 'lit';
import type { Context } from './context.ts';

/** The rule set that the hand is looked at under. */
export function rulesSwitch({ phrases, entry, houses, edit }: Context): TemplateResult {
  const { words } = phrases;
  const ids = houses.length > 0 ? houses : [entry.rules];
  const pick = (event: Event) => edit({ rules: (event.target as HTMLSelectElement).value });
  return html`
    <label class="rules">
      <span>${words.ui.rules}</span>
      <select @change=${pick}>
        ${ids.map(
          (id) => html`<option value=${id} .selected=${id === entry.rules}>${phrases.name(words.rules, id)}</option>`,
        )}
      </select>
    </label>
  `;
}
