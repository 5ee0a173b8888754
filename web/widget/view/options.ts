import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';

/** The house rules, which come when they are unfolded. */
export function options(ctx: Context): TemplateResult {
  const { phrases, house, parts } = ctx;
  const { ui } = phrases.words;
  const count = house.changedKeys.length;
  const toggle = (event: Event) => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open) parts.needPanel();
    ctx.unfold(open);
  };
  return html`
    <details class="options" part="options" @toggle=${toggle}>
      <summary>
        ${ui.options}
        ${count > 0 ? html`<span class="changed-count">${phrases.fill(ui.optionsChanged, { count })}</span>` : nothing}
      </summary>
      ${ctx.unfolded ? inside(ctx) : nothing}
    </details>
  `;
}

function inside(ctx: Context): TemplateResult {
  const { parts, phrases } = ctx;
  const { ui } = phrases.words;
  const panel = parts.panel.known?.value;
  if (panel && phrases.options && ctx.houses.length > 0) return panel.optionsPanel(ctx, phrases.options);
  return html`<p class="lead">${parts.panelFailed ? ui.partFailed : ui.partLoading}</p>`;
}
