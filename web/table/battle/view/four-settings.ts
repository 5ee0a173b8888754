import { html, nothing, type TemplateResult } from 'lit';
import { valueName } from '../../../widget/view/option-words.ts';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';
import { type Setting, type UnderSetting, underSettings } from '../state/settings.ts';

/** The same hand under each value of the four settings of a table, side by side. */
export function fourSettings(ctx: Context): TemplateResult {
  const { own, engine, battle, course, phrases } = ctx;
  const settings = underSettings(engine, battle, course);
  return html`
    <section class="panel settings">
      <h2>${own.settings}</h2>
      <p class="hint">${settings.length > 0 ? own.settingsHint : own.settingsLater}</p>
      ${
        settings.length > 0
          ? html`
              <table class="compared-settings">
                <thead>
                  <tr>
                    <th scope="col">${own.setting}</th>
                    ${SEATS.map((seat) => html`<th scope="col">${phrases.seat(seat)}</th>`)}
                  </tr>
                </thead>
                ${settings.map((setting) => settingRows(ctx, setting))}
              </table>
            `
          : nothing
      }
    </section>
  `;
}

function settingRows(ctx: Context, { key, values }: Setting): TemplateResult {
  return html`
    <tbody>
      <tr class="group"><th colspan="5" scope="rowgroup">${ctx.phrases.optionName(key)}</th></tr>
      ${values.map((under) => valueRow(ctx, key, under))}
    </tbody>
  `;
}

function valueRow({ phrases, own }: Context, key: string, { value, now, deltas, atWallEnd }: UnderSetting) {
  return html`
    <tr aria-current=${now ? 'true' : nothing}>
      <th scope="row">${valueName(phrases, key, value)}${now ? html` <small>${own.now}</small>` : nothing}</th>
      ${SEATS.map(
        (seat) => html`
          <td>${phrases.signed(deltas[seat] ?? 0)} <small>${phrases.signed(atWallEnd[seat] ?? 0)}</small></td>
        `,
      )}
    </tr>
  `;
}
