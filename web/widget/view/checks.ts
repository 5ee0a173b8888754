import { html, nothing } from 'lit';
import type { Refusal } from 'tensu';
import type { Context } from './context.ts';

/** What the rule set asks of the hand, met or not; what was only read differently is said elsewhere. */
export function checks({ phrases }: Context, list: Refusal['checks']) {
  const { ui, check } = phrases.words;
  if (list.length === 0) return nothing;
  return html`
    <h3>${ui.checks}</h3>
    <ul class="checks">
      ${list.map(
        ({ id, ok }) => html`
          <li class=${ok ? 'met' : 'unmet'}>
            ${phrases.name(check, id)}<span class="verdict">${ok ? ui.met : ui.unmet}</span>
          </li>
        `,
      )}
    </ul>
  `;
}
