import { html, type TemplateResult } from 'lit';
import type { Plan } from 'tensu';
import type { Context } from '../context.ts';

/** What a round is called: the last is the final. */
export const roundName = ({ phrases, own }: Context, at: number, count: number): string =>
  at === count - 1 ? own.final : phrases.fill(own.round, { number: at + 1 });

/** The rules of a tournament, for whoever wants to know which are assumed. */
const RULES = [
  ...['shootout-top-two', 'shootout-four-hands', 'tournament-top-two-winner-final'],
  ...['entrants-left-over-rest', 'shootout-odd-one-fewer', 'shootout-five-three'],
];

/** The rounds in numbers, and by which rules they come about. */
export function roundsPanel(ctx: Context, plan: Plan): TemplateResult {
  const { own, house, phrases, options } = ctx;
  const { fact, status } = options;
  const rules = house.description.facts.filter(({ id }) => RULES.includes(id));
  return html`
    <section class="panel">
      <h2>${own.rounds}</h2>
      ${roundsTable(ctx, plan)}
      <ul class="facts">
        ${rules.map(({ id, status: of }) => html`<li>${phrases.name(fact, id)} <span class="status ${of}">${status[of]}</span></li>`)}
        <li>${own.restOrder} <span class="status assumed">${status.assumed}</span></li>
      </ul>
    </section>
  `;
}

function roundsTable(ctx: Context, { rounds }: Plan): TemplateResult {
  const { phrases, own } = ctx;
  const columns = [own.playing, own.tables, own.byes, own.perTable, own.advancing];
  return html`
    <table class="plan">
      <thead>
        <tr><th scope="col">${own.roundColumn}</th>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>
        ${rounds.map(
          ({ entrants, tables, byes, perTable, advancing }, at) => html`
            <tr>
              <th scope="row">${roundName(ctx, at, rounds.length)}</th>
              ${[entrants, tables, byes, perTable, advancing].map((number) => html`<td>${phrases.number(number)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
