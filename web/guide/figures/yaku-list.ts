import { html, nothing, type TemplateResult } from 'lit';
import type { Description } from 'tensu';
import { isShapeAssumed } from './assumed-shapes.ts';
import type { Reasons } from './rules-list.ts';
import type { Teller } from './teller.ts';

type Yaku = Description['yaku'][number];

/** The yaku of a rule set with their han, conditions and marks; each leads to its entry on the page of all yaku. */
export function yakuList(
  teller: Teller,
  list: Yaku[],
  conditions: Record<string, string>,
  reasons: Reasons,
): TemplateResult {
  const { phrases, guide } = teller;
  const { ui } = phrases.words;
  const { status } = teller.options;
  const here = list.filter(({ on }) => on);
  const statuses = (['stated', 'assumed'] as const).filter((each) => here.some((one) => one.status === each));
  return html`
    <p>${statuses.map((each) => html`<span class="status ${each}">${status[each]}</span> ${reasons[each]} `)}</p>
    <table class="rules yaku">
      <thead>
        <tr>
          <th scope="col">${ui.yaku}</th>
          <th scope="col">${ui.concealed}</th>
          <th scope="col">${ui.open}</th>
          <th scope="col">${guide.yaku.condition}</th>
        </tr>
      </thead>
      <tbody>
        ${here.map(
          (one) => html`
            <tr id="rule-yaku-${one.id}">
              <th scope="row"><a href="${teller.home}yaku/#${one.id}">${phrases.name(phrases.words.yaku, one.id)}</a> <span class="status ${one.status}">${status[one.status]}</span> ${shapeMark(teller, teller.rules, one.id)}</th>
              ${worthCells(teller, one)}
              <td>${conditions[one.id]}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** Says that the source names a yaku and its worth alone. */
export const shapeMark = ({ guide }: Teller, rules: string, id: string): TemplateResult | typeof nothing =>
  isShapeAssumed(rules, id) ? html`<span class="status assumed">${guide.yaku.shapeAssumed}</span>` : nothing;

/** A limit, or the han concealed and open; no han means that it cannot be had that way. */
export function worthCells({ phrases }: Teller, { closed, open, limit }: Yaku): TemplateResult {
  const { limit: limits } = phrases.words;
  if (limit) return html`<td class="number" colspan="2">${phrases.name(limits, limit)}</td>`;
  const cell = (han: number) => html`<td class="number">${han > 0 ? phrases.number(han) : '–'}</td>`;
  return html`${cell(closed)}${cell(open)}`;
}

/** The rows of Sichuan with what each is worth before roots, and their conditions. */
export function rowList(
  teller: Teller,
  rows: NonNullable<Description['rows']>,
  conditions: Record<string, string>,
): TemplateResult {
  const { phrases, guide } = teller;
  const { row } = phrases.words;
  return html`
    <table class="rules yaku">
      <thead>
        <tr>
          <th scope="col">${phrases.words.ui.hand}</th>
          <th scope="col">${guide.yaku.rowValue}</th>
          <th scope="col">${guide.yaku.condition}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ id, value }) => html`
            <tr id="rule-row-${id}"><th scope="row">${phrases.name(row, id)}</th><td class="number">${value}</td><td>${conditions[id]}</td></tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
