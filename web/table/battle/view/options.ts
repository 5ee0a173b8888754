import { html, nothing, type TemplateResult } from 'lit';
import type { RuleOption } from 'tensu';
import type { OptionValue } from '../../../widget/state/entry.ts';
import { rulesOf } from '../../../widget/state/house.ts';
import { valueName } from '../../../widget/view/option-words.ts';
import type { Context } from '../context.ts';
import { RULES } from '../state/battle.ts';

/** The options of the rule set, each with what its source says of it. */
export function options(ctx: Context): TemplateResult {
  const { phrases, engine, battle, edit } = ctx;
  const { ui } = phrases.words;
  const { panel } = phrases.options;
  const description = engine.describe(rulesOf(RULES, battle.set));
  const count = Object.keys(battle.set).length;
  return html`
    <details class="options">
      <summary>
        ${ui.options}
        ${count > 0 ? html`<span class="changed-count">${phrases.fill(ui.optionsChanged, { count })}</span>` : nothing}
      </summary>
      <p class="legend">${panel.statusLegend}</p>
      <button type="button" class="quiet" ?disabled=${count === 0} @click=${() => edit({ set: {} })}>
        ${panel.resetOptions}
      </button>
      ${'options' in description ? description.options.map((option) => optionRow(ctx, option)) : nothing}
    </details>
  `;
}

function optionRow(ctx: Context, option: RuleOption): TemplateResult {
  const { phrases, battle } = ctx;
  const { status, panel } = phrases.options;
  const id = `option-${option.key}`;
  return html`
    <div class="option ${option.key in battle.set ? 'changed' : ''}">
      <span>
        <label for=${id}>${phrases.optionName(option.key)}</label>
        <span class="status ${option.valueStatus}">${status[option.valueStatus]}</span>
      </span>
      ${optionControl(ctx, option, id)}
      ${option.status === 'stated' ? html`<span class="notes">${panel.selectable}</span>` : nothing}
    </div>
  `;
}

function optionControl(ctx: Context, { key, value, choices = [false, true] }: RuleOption, id: string) {
  const { phrases, engine, battle, edit } = ctx;
  const read = (event: Event) => {
    const chosen = choices[(event.target as HTMLSelectElement).selectedIndex] as OptionValue;
    const preset = engine.describe(RULES);
    const { [key]: _, ...others } = battle.set;
    const usual = 'options' in preset && preset.options.some((option) => option.key === key && option.value === chosen);
    edit({ set: usual ? others : { ...others, [key]: chosen } });
  };
  return html`
    <select id=${id} @change=${read}>
      ${choices.map((each) => html`<option .selected=${each === value}>${valueName(phrases, key, each)}</option>`)}
    </select>
  `;
}
