import { html, type TemplateResult } from 'lit';
import type { Description, RuleOption, RuleSetInfo, Status } from 'tensu';
import { valueName } from '../../widget/view/option-words.ts';
import type { Teller } from './teller.ts';
import { worthCells } from './yaku-list.ts';

export interface House {
  id: string;
  family: RuleSetInfo['family'];
  /** The rule set whose guide tells of this one, too. */
  guide: string;
  description: Description;
}

/** What a table does not have. */
const NONE = '–';

interface Cell {
  text: string;
  status?: Status;
}

/** Every option of every rule set side by side; rows that are alike everywhere can be hidden without a script. */
export function compareTable(teller: Teller, houses: House[]): TemplateResult {
  const keys = unique(
    houses.flatMap(({ description }) => description.options.filter(isOrdinary).map(({ key }) => key)),
  );
  const groupOf = (key: string) =>
    houses.map(({ description }) => optionOf(description, key)?.group).find(Boolean) ?? '';
  const groups = unique(keys.map(groupOf));
  return html`
    ${onlyDifferences(teller)}
    <div class="scroll" tabindex="0" role="region" aria-label=${teller.guide.compare.options}>
      <table class="compare">
        ${head(teller, houses)}
        ${groups.map(
          (group) => html`
            <tbody>
              <tr class="group"><th scope="colgroup" colspan=${houses.length + 1}>${teller.phrases.name(teller.options.group, group)}</th></tr>
              ${keys.filter((key) => groupOf(key) === group).map((key) => optionRow(teller, houses, key))}
            </tbody>
          `,
        )}
      </table>
    </div>
  `;
}

/** The yaku of every rule set side by side. */
export function compareYaku(teller: Teller, houses: House[]): TemplateResult {
  const withYaku = houses.filter(({ description }) => description.yaku.length > 0);
  const ids = withYaku[0]?.description.yaku.map(({ id }) => id) ?? [];
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${teller.guide.compare.yaku}>
      <table class="compare">
        ${head(teller, withYaku)}
        <tbody>
          ${ids.map((id) => {
            const cells = withYaku.map(({ description }) => yakuCell(teller, description, id));
            const name = html`<a href="${teller.home}yaku/#${id}">${teller.phrases.name(teller.phrases.words.yaku, id)}</a>`;
            return row(teller, name, cells, differs(withYaku, cells));
          })}
        </tbody>
      </table>
    </div>
  `;
}

const onlyDifferences = ({ guide }: Teller): TemplateResult => html`
  <p class="filter"><label><input type="checkbox" class="only-differences" /> ${guide.compare.onlyDifferences}</label></p>
`;

const head = ({ phrases, guide, home }: Teller, houses: House[]): TemplateResult => html`
  <thead>
    <tr>
      <th scope="col">${guide.rules.columns.rule}</th>
      ${houses.map(
        ({ id, guide: of }) =>
          html`<th scope="col"><a href="${home}${of}/">${phrases.name(phrases.words.rules, id)}</a></th>`,
      )}
    </tr>
  </thead>
`;

const isOrdinary = ({ key }: RuleOption): boolean => !key.startsWith('yaku.');
const optionOf = ({ options }: Description, id: string): RuleOption | undefined =>
  options.find(({ key }) => key === id);
const unique = <T>(list: T[]): T[] => [...new Set(list)];

function optionRow(teller: Teller, houses: House[], key: string): TemplateResult {
  const cells = houses.map(({ description }): Cell => {
    const option = optionOf(description, key);
    return option
      ? { text: valueName(teller.phrases, key, option.value as string), status: option.valueStatus }
      : { text: NONE };
  });
  return row(teller, teller.phrases.optionName(key), cells, differs(houses, cells));
}

function yakuCell(teller: Teller, { yaku }: Description, id: string): Cell {
  const one = yaku.find((candidate) => candidate.id === id);
  if (!one?.on) return { text: NONE };
  const { limit } = teller.phrases.words;
  const text = one.limit
    ? teller.phrases.name(limit, one.limit)
    : [one.closed, one.open].map((han) => han || NONE).join(' / ');
  return { text, status: one.status };
}

/** Whether tables of one family differ here; what only one table can have is a difference, too. */
function differs(houses: House[], cells: Cell[]): boolean {
  const families = unique(houses.map(({ family }) => family));
  const textsOf = (family: House['family']) =>
    cells.filter((_, at) => houses[at]?.family === family).map(({ text }) => text);
  return families
    .map(textsOf)
    .some((texts) => texts.some((text) => text !== NONE) && (texts.length === 1 || unique(texts).length > 1));
}

function row({ options }: Teller, name: string | TemplateResult, cells: Cell[], different: boolean): TemplateResult {
  const { status: names } = options;
  return html`
    <tr class=${different ? '' : 'alike'}>
      <th scope="row">${name}</th>
      ${cells.map(
        ({ text, status }) =>
          html`<td>${text} ${status === 'assumed' ? html`<small>${names.assumed}</small>` : ''}</td>`,
      )}
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
          return [html`<tr><th scope="row">${phrases.name(phrases.words.rules, house)}</th>${worth}</tr>`];
        })}
      </tbody>
    </table>
  `;
}
