import { html, nothing, type TemplateResult } from 'lit';
import type { RuleOption, Status } from 'tensu';
import type { OptionWords } from '../../text/options/words.ts';
import { hasChanges, type OptionValue, resetOptions, setOption } from '../state/entry.ts';
import type { Context } from './context.ts';
import { numberInput } from './controls.ts';
import { valueName } from './option-words.ts';
import { ownRules } from './own-rules.ts';

/** The options of the rule set by their groups, then its yaku, each with what its source says. */
export function optionsPanel(ctx: Context, words: OptionWords): TemplateResult {
  const reset = () => ctx.edit(resetOptions(ctx.entry));
  return html`
    <p class="legend">${words.panel.statusLegend}</p>
    <button type="button" class="quiet" ?disabled=${!hasChanges(ctx.entry)} @click=${reset}>
      ${words.panel.resetOptions}
    </button>
    ${ownRules(ctx, words)} ${groupsOf(ctx).map(([group, entries]) => optionGroup(ctx, words, group, entries))}
    ${facts(ctx, words)}
  `;
}

function groupsOf({ house }: Context): [string, RuleOption[]][] {
  const groups = new Map<string, RuleOption[]>();
  for (const option of house.description.options) {
    const group = groups.get(option.group) ?? [];
    groups.set(option.group, [...group, option]);
  }
  // The list of yaku is much longer than the others.
  const last = ([group]: [string, RuleOption[]]) => Number(group === 'yaku');
  return [...groups].sort((a, b) => last(a) - last(b));
}

/** The list of yaku is long and opens by itself. */
function optionGroup(ctx: Context, words: OptionWords, group: string, entries: RuleOption[]): TemplateResult {
  const name = ctx.phrases.name(words.group, group);
  const rows = entries.map((option) => optionRow(ctx, words, option));
  if (group !== 'yaku') return html`<fieldset class="option-group"><legend>${name}</legend>${rows}</fieldset>`;
  return html`
    <details class="option-group">
      <summary>${name}</summary>
      <div class="dense">${rows}</div>
    </details>
  `;
}

function optionRow(ctx: Context, words: OptionWords, option: RuleOption): TemplateResult {
  const id = `option-${option.key.replace('.', '-')}`;
  const notes = optionNotes(ctx, words, option);
  return html`
    <div class="option ${option.value === ctx.house.presetOf(option.key) ? '' : 'changed'}">
      <span><label for=${id}>${ctx.phrases.optionName(option.key)}</label> ${statusMark(words, option.valueStatus)}</span>
      ${optionControl(ctx, option, id)}
      ${notes.length > 0 ? html`<span class="notes">${ctx.phrases.list(notes)}</span>` : nothing}
    </div>
  `;
}

/** What else there is to know of an option: that one may choose, what it changes, what it goes with, its preset. */
function optionNotes(ctx: Context, words: OptionWords, { key, value, status, effect, linked }: RuleOption): string[] {
  const { phrases, house } = ctx;
  const { panel, effect: effects } = words;
  const preset = house.presetOf(key);
  const notes: string[] = [];
  if (status === 'stated') notes.push(panel.selectable);
  if (effect !== 'score') notes.push(effects[effect]);
  if (linked) notes.push(phrases.fill(panel.linkedTo, { name: phrases.optionName(linked) }));
  if (preset !== undefined && value !== preset)
    notes.push(phrases.fill(panel.presetIs, { value: valueName(ctx.phrases, key, preset) }));
  return notes;
}

const statusMark = (words: OptionWords, status: Status) =>
  html`<span class="status ${status}">${words.status[status]}</span>`;

function optionControl(ctx: Context, option: RuleOption, id: string) {
  const preset = ctx.house.presetOf(option.key);
  const set = (value: OptionValue) =>
    preset !== undefined && ctx.edit(setOption(ctx.entry, option.key, value, preset, option.linked));
  if (option.type === 'bool') {
    const read = (event: Event) => set((event.target as HTMLInputElement).checked);
    return html`<input type="checkbox" id=${id} .checked=${option.value === true} @change=${read} />`;
  }
  if (option.type === 'choice') return optionSelect(ctx, option, id, set);
  const { min, max, step } = option;
  const take = (value: number | undefined) => value !== undefined && set(value);
  return numberInput({ id, value: Number(option.value), min, max, step }, take);
}

function optionSelect(ctx: Context, option: RuleOption, id: string, set: (value: OptionValue) => void) {
  const choices = option.choices ?? [];
  const read = (event: Event) => set(choices[(event.target as HTMLSelectElement).selectedIndex] ?? option.value);
  return html`
    <select id=${id} @change=${read}>
      ${choices.map(
        (value) =>
          html`<option .selected=${value === option.value}>${valueName(ctx.phrases, option.key, value)}</option>`,
      )}
    </select>
  `;
}

/** Rules of the house that are neither an option nor a yaku. */
function facts({ phrases, house }: Context, words: OptionWords) {
  const { facts: list } = house.description;
  if (list.length === 0) return nothing;
  return html`
    <details class="option-group facts">
      <summary>${words.panel.facts}</summary>
      <ul>
        ${list.map(({ id, status }) => html`<li>${phrases.name(words.fact, id)} ${statusMark(words, status)}</li>`)}
      </ul>
    </details>
  `;
}
