import { html, nothing, type TemplateResult } from 'lit';
import type { Description, RuleOption, RuleSetInfo, Status } from 'tensu';
import { valueName } from '../../widget/view/option-words.ts';
import { isShapeAssumed } from './assumed-shapes.ts';
import { applies } from './depends.ts';
import { differ } from './differ.ts';
import type { Teller } from './teller.ts';
import { shapeMark, worthCells } from './yaku-list.ts';

export interface House {
  id: string;
  family: RuleSetInfo['family'];
  players: RuleSetInfo['players'];
  /** The rule set whose guide tells of this one, too. */
  guide: string;
  description: Description;
}

/** What stands where a row does not apply to a table. */
const NONE = '–';

interface Cell {
  /** Nothing where the row does not apply to the table. */
  text?: string;
  mark?: string;
  /** Whether it says that the table has no such yaku. */
  off?: boolean;
}

/** Every option of every rule set side by side. */
export function compareTable(teller: Teller, houses: House[]): TemplateResult {
  const keys = unique(
    houses.flatMap(({ description }) => description.options.filter(isOrdinary).map(({ key }) => key)),
  );
  const groupOf = (key: string) =>
    houses.map(({ description }) => optionOf(description, key)?.group).find(Boolean) ?? '';
  const groups = unique(keys.map(groupOf));
  return html`
    <table class="compare">
      ${head(teller, houses, teller.guide.rules.columns.rule)}
      ${groups.map(
        (group) => html`
          <tbody>
            <tr class="group"><th scope="colgroup" colspan=${houses.length + 1}>${teller.phrases.name(teller.options.group, group)}</th></tr>
            ${keys.filter((key) => groupOf(key) === group).map((key) => optionRow(teller, houses, key))}
          </tbody>
        `,
      )}
    </table>
  `;
}

/** The yaku of every rule set side by side. */
export function compareYaku(teller: Teller, houses: House[]): TemplateResult {
  const withYaku = houses.filter(({ description }) => description.yaku.length > 0);
  const ids = withYaku[0]?.description.yaku.map(({ id }) => id) ?? [];
  return html`
    <table class="compare">
      ${head(teller, withYaku, teller.phrases.words.ui.yaku)}
      <tbody>
        ${ids.map((id) => {
          const name = html`<a href="${teller.home}yaku/#${id}">${teller.phrases.name(teller.phrases.words.yaku, id)}</a>`;
          return row(teller, withYaku, name, (house) => yakuCell(teller, house, id));
        })}
      </tbody>
    </table>
  `;
}

/** What the tables show: only their differences without a script, more with one. */
export function compareFilter({ guide, options, phrases }: Teller, houses: House[]): TemplateResult {
  const { compare } = guide;
  return html`
    <form class="filter" data-compare data-shown=${compare.shown}>
      <p><label><input type="checkbox" class="only-differences" /> ${compare.onlyDifferences}</label></p>
      <fieldset hidden>
        <legend>${compare.tables}</legend>
        ${houses.map(
          ({ id }) =>
            html`<label><input type="checkbox" name="house" value=${id} checked /> ${phrases.name(phrases.words.rules, id)}</label> `,
        )}
      </fieldset>
      <p hidden>
        <label for="compare-status">${compare.status}</label>
        <select id="compare-status" name="status">
          <option value="">${compare.anyStatus}</option>
          <option value="stated">${options.status.stated}</option>
          <option value="assumed">${options.status.assumed}</option>
        </select>
      </p>
      <p hidden>
        <label for="compare-words">${compare.words}</label>
        <input id="compare-words" name="words" type="search" autocomplete="off" spellcheck="false" />
      </p>
      <p role="status"></p>
    </form>
  `;
}

const head = ({ phrases, home }: Teller, houses: House[], what: string): TemplateResult => html`
  <thead>
    <tr>
      <th scope="col">${what}</th>
      ${houses.map(
        ({ id, guide: of, family }) =>
          html`<th scope="col" data-house=${id} data-family=${family}><a href="${home}${of}/">${phrases.name(phrases.words.rules, id)}</a></th>`,
      )}
    </tr>
  </thead>
`;

const isOrdinary = ({ key }: RuleOption): boolean => !key.startsWith('yaku.');
const optionOf = ({ options }: Description, id: string): RuleOption | undefined =>
  options.find(({ key }) => key === id);
const unique = <T>(list: T[]): T[] => [...new Set(list)];
const markOf = ({ options }: Teller, status: Status): string => (status === 'assumed' ? options.status.assumed : '');

function optionRow(teller: Teller, houses: House[], key: string): TemplateResult {
  return row(teller, houses, teller.phrases.optionName(key), (house): Cell => {
    const option = optionOf(house.description, key);
    if (!option || !applies(house, key)) return {};
    return {
      text: valueName(teller.phrases, key, option.value as string),
      mark: markOf(teller, option.valueStatus),
    };
  });
}

function yakuCell(teller: Teller, { id: house, description }: House, id: string): Cell {
  const { guide, phrases } = teller;
  const one = description.yaku.find((candidate) => candidate.id === id);
  if (!one?.on) return { text: guide.yaku.off, off: true };
  const mark = isShapeAssumed(house, id) ? guide.yaku.shapeAssumed : markOf(teller, one.status);
  if (one.limit) return { text: phrases.name(phrases.words.limit, one.limit), mark };
  const { closed, open } = one;
  return { text: open > 0 ? `${closed} / ${open}` : phrases.fill(guide.compare.closedOnly, { han: closed }), mark };
}

function row(
  { guide, phrases }: Teller,
  houses: House[],
  name: string | TemplateResult,
  cellOf: (house: House) => Cell,
): TemplateResult {
  const cells = houses.map(cellOf);
  const different = differ(houses.map(({ family }, at) => ({ family, text: cells[at]?.text })));
  const kindOf = ({ text, off }: Cell) => (text === undefined ? 'absent' : off ? 'off' : '');
  const inside = ({ text, mark }: Cell) =>
    text === undefined
      ? html`<span aria-hidden="true">${NONE}</span><span class="visually-hidden">${guide.compare.absent}</span>`
      : html`<span>${text}</span>${mark ? html` <small>${mark}</small>` : nothing}`;
  return html`
    <tr class=${different ? '' : 'alike'}>
      <th scope="row">${name}</th>
      ${cells.map((cell, at) => html`<td class=${kindOf(cell)} data-of=${phrases.name(phrases.words.rules, houses[at]?.id ?? '')}>${inside(cell)}</td>`)}
    </tr>
  `;
}

/** One yaku in every rule set: how many han, or which limit. */
export function yakuByHouse(teller: Teller, houses: House[], id: string): TemplateResult {
  const { phrases } = teller;
  return html`
    <table class="by-house">
      <thead>
        <tr><th scope="col">${phrases.words.ui.rules}</th><th scope="col">${phrases.words.ui.concealed}</th><th scope="col">${phrases.words.ui.open}</th></tr>
      </thead>
      <tbody>
        ${houses.flatMap(({ id: house, description }) => {
          const one = description.yaku.find((candidate) => candidate.id === id);
          if (!one) return [];
          const worth = one.on
            ? worthCells(teller, one)
            : html`<td class="number" colspan="2">${teller.guide.yaku.off}</td>`;
          const mark = one.on ? shapeMark(teller, house, id) : nothing;
          return [html`<tr><th scope="row">${phrases.name(phrases.words.rules, house)} ${mark}</th>${worth}</tr>`];
        })}
      </tbody>
    </table>
  `;
}
