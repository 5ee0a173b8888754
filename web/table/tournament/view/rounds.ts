import { html, nothing, type TemplateResult } from 'lit';
import type { Plan } from 'tensu';
import type { Context } from '../context.ts';

/** What a round is called: the last is the final. */
export const roundName = ({ phrases, own }: Context, at: number, count: number): string =>
  at === count - 1 ? own.final : phrases.fill(own.round, { number: at + 1 });

/** That two of each table go on in the first round, and one in the second. */
const TWO_STAGES = 'tournament-top-two-winner-final';
/** The rules of a tournament, for whoever wants to know which are assumed. */
const RULES = [
  ...['shootout-top-two', 'shootout-four-hands', TWO_STAGES],
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
        ${rules.map(
          ({ id, status: of }) => html`
            <li>
              ${phrases.name(fact, id)} <span class="status ${of}">${status[of]}</span>
              ${id === TWO_STAGES && lacksStage(plan) ? own.fewerRounds : nothing}
            </li>
          `,
        )}
        <li>${own.restOrder} <span class="status assumed">${status.assumed}</span></li>
      </ul>
    </section>
  `;
}

/** Whether so few go through one of the stages before the final that it falls away. */
const lacksStage = ({ rounds }: Plan): boolean => new Set(rounds.slice(0, -1).map(({ perTable }) => perTable)).size < 2;

function roundsTable(ctx: Context, { rounds }: Plan): TemplateResult {
  const { phrases, own } = ctx;
  const columns = [own.playing, own.tables, own.byes, own.perTable, own.advancing];
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${own.rounds}>
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
    </div>
  `;
}
