import { html, type TemplateResult } from 'lit';
import type { LedgerLine } from 'tensu';
import type { Phrases } from '../phrases.ts';

/** Who pays whom how much, line by line, with the reason for each. */
export function ledger(phrases: Phrases, lines: readonly LedgerLine[]): TemplateResult {
  const { ui, reason } = phrases.words;
  return html`
    <table class="lines">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">${ui.payer}</th>
          <th scope="col">${ui.receiver}</th>
          <th scope="col">${ui.reason}</th>
          <th scope="col">${ui.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ from, to, points, reason: why }) => html`
            <tr>
              <td>${phrases.account(from)}</td>
              <td><span class="arrow" aria-hidden="true">→</span> ${phrases.account(to)}</td>
              <td class="why">${phrases.name(reason, why)}</td>
              <td class="amount">${phrases.number(points)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
