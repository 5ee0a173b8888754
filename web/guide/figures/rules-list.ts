import { html, nothing, type TemplateResult } from 'lit';
import type { Description, RuleOption, Status } from 'tensu';
import { valueName } from '../../widget/view/option-words.ts';
import type { Teller } from './teller.ts';

/**
 * Why a rule is as it is: a sentence for each option, fact or yaku by its id (an option by its key), and one each for all
 * the other stated and assumed ones.
 */
export interface Reasons {
  stated: string;
  assumed: string;
  why: Record<string, string>;
}

/** A small mark that says whether a rule is stated by its source or assumed, and leads to the reason. */
export function statusMark(teller: Teller, description: Description, id: string): TemplateResult {
  const { options, facts, yaku } = description;
  const rule = options.find(({ key }) => key === id)?.valueStatus ?? facts.find((fact) => fact.id === id)?.status;
  // Some options have the name of the yaku that they are about; the yaku itself is then `yaku.ID`.
  const one = rule && !id.startsWith('yaku.') ? undefined : yaku.find((each) => each.id === id.replace(/^yaku\./, ''));
  const status = one?.status ?? rule;
  if (!status) throw new Error(`${teller.rules} has no rule ${id}`);
  // A yaku that the rule set does not have stands only on the page of all yaku.
  const address = one ? (one.on ? `#rule-yaku-${one.id}` : `${teller.home}yaku/#${one.id}`) : `#rule-${id}`;
  return html`<a class="status ${status}" href=${address}>${teller.options.status[status]}</a>`;
}

/** Every rule of the rule set by its group, with its value, its mark and the reason for it. */
export function rulesList(teller: Teller, description: Description, reasons: Reasons): TemplateResult {
  const { options } = teller;
  const ordinary = description.options.filter(({ key }) => !key.startsWith('yaku.'));
  const groups = [...new Set(ordinary.map(({ group }) => group))];
  return html`
    ${groups.map((group) => {
      const rows = ordinary
        .filter((option) => option.group === group)
        .map((option) => optionRow(teller, option, reasons));
      return ruleTable(teller, teller.phrases.name(options.group, group), rows);
    })}
    ${ruleTable(
      teller,
      options.panel.facts,
      description.facts.map(({ id, status }) =>
        ruleRow(teller, { id, name: teller.phrases.name(options.fact, id), status, reasons }),
      ),
      false,
    )}
  `;
}

/** What is fixed has no value, and its table no column for one. */
function ruleTable({ guide }: Teller, name: string, rows: TemplateResult[], valued = true): TemplateResult {
  const { columns } = guide.rules;
  const values = valued ? html`<th scope="col">${columns.value}</th>` : nothing;
  return html`
    <table class="rules">
      <caption>${name}</caption>
      <thead>
        <tr><th scope="col">${columns.rule}</th>${values}<th scope="col">${columns.why}</th></tr>
      </thead>
      <tbody>${rows}</tbody>
    </table>
  `;
}

function optionRow(teller: Teller, { key, value, valueStatus, status }: RuleOption, reasons: Reasons): TemplateResult {
  const name = teller.phrases.optionName(key);
  const chosen = valueName(teller.phrases, key, value as string);
  const selectable = status === 'stated' ? teller.options.panel.selectable : '';
  return ruleRow(teller, { id: key, name, value: chosen, status: valueStatus, reasons, note: selectable });
}

interface Row {
  id: string;
  name: string;
  value?: string;
  status: Status;
  reasons: Reasons;
  note?: string;
}

function ruleRow({ options }: Teller, { id, name, value, status, reasons, note = '' }: Row): TemplateResult {
  return html`
    <tr id="rule-${id}">
      <th scope="row">${name}</th>
      ${value === undefined ? nothing : html`<td>${value} ${note ? html`<small>${note}</small>` : nothing}</td>`}
      <td><span class="status ${status}">${options.status[status]}</span> ${reasons.why[id] ?? reasons[status]}</td>
    </tr>
  `;
}
