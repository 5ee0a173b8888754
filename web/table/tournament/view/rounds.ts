import { html, type TemplateResult } from 'lit';
import type { Plan } from 'tensu';
import type { Context } from '../context.ts';

/** What a round is called: the last is the final. */
export const roundName = ({ phrases, own }: Context, at: number, count: number): string =>
  at === count - 1 ? own.final : phrases.fill(own.round, { number: at + 1 });

/** The rounds in numbers. */
export function roundsTable(ctx: Context, { rounds }: Plan): TemplateResult {
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
