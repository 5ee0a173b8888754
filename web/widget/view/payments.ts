import { html, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { Context } from './context.ts';
import { roundTable } from './round-table.ts';

/** What every seat gains or loses, and the lines that add up to it. */
export function payments(ctx: Context, score: Score): TemplateResult {
  return html`
    <h3>${ctx.phrases.words.ui.payments}</h3>
    <div class="payments">${roundTable(ctx, score)} ${lines(ctx, score)}</div>
  `;
}

function lines({ phrases }: Context, score: Score): TemplateResult {
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
        ${score.lines.map(
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
