import { html, nothing, svg, type TemplateResult } from 'lit';
import { type Context, slotName } from '../context.ts';
import type { Round, Slot } from '../state/bracket.ts';
import { cardCount, waysBetween } from '../state/ways.ts';
import { roundName } from './rounds.ts';
import { tableCard } from './table-card.ts';

/** How high the drawing of the ways is in its own units; it is stretched to the height of the bracket. */
const HEIGHT = 1000;
const WIDTH = 40;

/** The rounds side by side with the ways between them, or one below the other where there is no room. */
export function bracket(ctx: Context): TemplateResult {
  const { own, rounds } = ctx;
  return html`
    <section class="bracket" tabindex="0" aria-label=${own.bracket}>
      ${rounds.map((round, at) => html`${column(ctx, round, at)} ${at < rounds.length - 1 ? ways(rounds, at) : nothing}`)}
    </section>
  `;
}

function column(ctx: Context, round: Round, at: number): TemplateResult {
  const rest = round.resting.length > 0 ? restCard(ctx, round.resting) : nothing;
  return html`
    <section class="round" aria-labelledby="round-${at}">
      <h3 id="round-${at}">${roundName(ctx, at, ctx.rounds.length)}</h3>
      <ul class="cards">
        ${round.restFirst ? rest : nothing} ${round.tables.map((table) => tableCard(ctx, table, at))}
        ${round.restFirst ? nothing : rest}
      </ul>
    </section>
  `;
}

function restCard(ctx: Context, resting: readonly Slot[]): TemplateResult {
  return html`
    <li class="card rest">
      <h4>${ctx.own.resting}</h4>
      <ul>${resting.map((slot) => html`<li>${slotName(ctx, slot)}</li>`)}</ul>
    </li>
  `;
}

function ways(rounds: readonly Round[], at: number): TemplateResult {
  const [round, next] = [rounds[at] as Round, rounds[at + 1] as Round];
  const level = (card: number, cards: number) => ((card + 0.5) / cards) * HEIGHT;
  const lines = waysBetween(round, next).map(({ from, to }) => {
    const [start, end] = [level(from, cardCount(round)), level(to, cardCount(next))];
    return svg`<path d="M0 ${start} H${WIDTH / 2} V${end} H${WIDTH}" />`;
  });
  return html`
    <div class="ways" aria-hidden="true">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${lines}</svg>
    </div>
  `;
}
