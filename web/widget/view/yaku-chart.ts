import { html, type TemplateResult } from 'lit';
import type { Description } from 'tensu';
import type { Phrases } from '../phrases.ts';

type Yaku = Description['yaku'];

/** The yaku of a rule set with their han, concealed and open. */
export function yakuChart(phrases: Phrases, list: Yaku): TemplateResult {
  const { ui, yaku } = phrases.words;
  return html`
    <table part="table" class="numbers">
      <thead>
        <tr>
          <th scope="col">${ui.yaku}</th>
          <th scope="col">${ui.concealed}</th>
          <th scope="col">${ui.open}</th>
        </tr>
      </thead>
      <tbody>
        ${list
          .filter(({ on }) => on)
          .map(
            (one) => html`
            <tr>
              <th scope="row">${phrases.name(yaku, one.id)}</th>
              ${worth(phrases, one)}
            </tr>
          `,
          )}
      </tbody>
    </table>
  `;
}

/** A limit, or the han concealed and open; no han at all means that it cannot be had that way. */
function worth(phrases: Phrases, { closed, open, limit }: Yaku[number]): TemplateResult {
  const { ui, limit: limits } = phrases.words;
  if (limit) return html`<td colspan="2">${phrases.name(limits, limit)}</td>`;
  const cell = (han: number) => html`<td>${han > 0 ? phrases.fill(ui.han, { han }) : '–'}</td>`;
  return html`${cell(closed)}${cell(open)}`;
}

/** The hands of Sichuan with their base points. */
export function rowChart(phrases: Phrases, rows: NonNullable<Description['rows']>): TemplateResult {
  const { ui, row, field } = phrases.words;
  return html`
    <table part="table" class="numbers">
      <thead>
        <tr>
          <th scope="col">${ui.hand}</th>
          <th scope="col">${field.base}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ id, value }) => html`<tr><th scope="row">${phrases.name(row, id)}</th><td>${value}</td></tr>`)}
      </tbody>
    </table>
  `;
}
