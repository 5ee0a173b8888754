import { html, nothing, type TemplateResult } from 'lit';
import type { Score, Seat } from 'tensu';
import type { Context } from './context.ts';

/** What every seat gains or loses, and the lines that add up to it. */
export function payments(ctx: Context, score: Score): TemplateResult {
  const { phrases } = ctx;
  const { ui, reason } = phrases.words;
  return html`
    <h3>${ui.payments}</h3>
    <ul class="deltas">
      ${score.deltas.map((delta, seat) => seatDelta(ctx, seat as Seat, delta))}
    </ul>
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

function seatDelta({ phrases, fitted }: Context, seat: Seat, delta: number): TemplateResult {
  const { ui } = phrases.words;
  const { win, seat: winner = 0 } = fitted.request;
  const part = seat === winner ? ui.winnerMark : win.by === 'ron' && win.from === seat ? ui.discarderMark : '';
  const tone = delta > 0 ? 'gain' : delta < 0 ? 'loss' : 'even';
  return html`
    <li class=${tone}>
      <span class="who">${phrases.seat(seat)}${part ? html`<small>${part}</small>` : nothing}</span>
      <span class="delta">${phrases.signed(delta)}</span>
    </li>
  `;
}
