import { html, nothing, type TemplateResult } from 'lit';
import { setOption } from '../state/entry.ts';
import { OWN, ownRulesInForce } from '../state/own-rules.ts';
import type { Context } from './context.ts';
import { valueName } from './option-words.ts';

/** The rule set that the hand is looked at under, and what was changed in it. */
export function rulesSwitch(ctx: Context): TemplateResult {
  const { phrases, entry, houses, own } = ctx;
  const { words } = phrases;
  const ids = houses.length > 0 ? houses : [entry.rules];
  const inForce = ownRulesInForce(own, entry);
  const pick = (event: Event) => choose(ctx, (event.target as HTMLSelectElement).value);
  const option = (value: string, name: string, selected: boolean) =>
    html`<option value=${value} .selected=${selected}>${name}</option>`;
  return html`
    <label class="rules">
      <span>${words.ui.rules}</span>
      <select @change=${pick}>
        ${ids.map((id) => option(id, phrases.name(words.rules, id), !inForce && id === entry.rules))}
        ${
          own.length > 0
            ? html`
                <optgroup label=${words.ui.ownRules}>
                  ${own.map(({ name }) => option(OWN + name, name, name === inForce?.name))}
                </optgroup>
              `
            : nothing
        }
      </select>
    </label>
    ${chips(ctx)}
  `;
}

/** Own rules, or a rule set with what was changed in it; without the changes where they are those of own rules. */
function choose({ own, entry, edit }: Context, value: string): void {
  const chosen = own.find(({ name }) => OWN + name === value);
  const rules = chosen?.base ?? value;
  const left = ownRulesInForce(own, { ...entry, rules });
  const set = chosen?.set ?? (left ? {} : entry.changed[rules]) ?? {};
  edit({ rules, changed: { ...entry.changed, [rules]: set } });
}

/** The changed options; touching one puts its preset back. */
function chips(ctx: Context) {
  const { phrases, house, entry } = ctx;
  const { ui } = phrases.words;
  const changed = house.description.options.filter(({ key }) => house.changedKeys.includes(key));
  if (changed.length === 0) return nothing;
  // While the words of the options are on their way the chips have their room already.
  if (!phrases.options) return html`<div class="chips"></div>`;
  return html`
    <div class="chips" role="group" aria-label=${ui.changedOptions}>
      ${changed.map(({ key, value, linked }) => {
        const preset = house.presetOf(key);
        const name = `${phrases.optionName(key)}: ${valueName(phrases, key, value)}`;
        const reset = () => preset !== undefined && ctx.edit(setOption(entry, key, preset, preset, linked));
        const label = phrases.fill(ui.resetOption, { name });
        return html`
          <button type="button" class="chip" aria-label=${label} title=${label} @click=${reset}>
            ${name} <span aria-hidden="true">×</span>
          </button>
        `;
      })}
    </div>
  `;
}
