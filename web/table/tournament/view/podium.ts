import { html, nothing } from 'lit';
import { type Context, playerName } from '../context.ts';
import { progressOf, winnerOf } from '../state/bracket.ts';

/** How far it is, in one sentence: who has won, or how many tables are played. */
export function standing(ctx: Context): string {
  const { phrases, own, plan, rounds } = ctx;
  if ('code' in plan) return own.noPlan;
  const winner = winnerOf(rounds);
  if (winner !== undefined) return phrases.fill(own.winnerIs, { name: playerName(ctx, winner) });
  return phrases.fill(own.progress, { ...progressOf(rounds) });
}

/** The final in its order, once it is played. */
export function podium(ctx: Context) {
  const { own, rounds } = ctx;
  const order = rounds.at(-1)?.tables[0]?.order;
  if (!order) return nothing;
  return html`
    <section class="panel podium">
      <h2>${standing(ctx)}</h2>
      <ol aria-label=${own.finalOrder}>${order.map((player) => html`<li>${playerName(ctx, player)}</li>`)}</ol>
    </section>
  `;
}
