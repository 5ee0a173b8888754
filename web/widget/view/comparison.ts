import { html, nothing } from 'lit';
import type { Context } from './context.ts';

/** The same hand under the other rule sets; it is looked at, and what does so comes, only when it is unfolded. */
export function comparison(ctx: Context) {
  const finished = ctx.outcome.kind === 'score' || ctx.outcome.kind === 'refused';
  // There is nothing to set beside Sichuan, nor beside what cannot be read.
  if (!finished || ctx.house.sichuan || ctx.typedProblem) return nothing;
  const { parts } = ctx;
  const toggle = (event: Event) => {
    const { open } = event.target as HTMLDetailsElement;
    if (open) parts.need(parts.closer);
    ctx.setComparing(open);
  };
  return html`
    <details class="comparison" .open=${ctx.comparing} @toggle=${toggle}>
      <summary>${ctx.phrases.words.ui.comparison}</summary>
      ${ctx.comparing ? table(ctx) : nothing}
    </details>
  `;
}

function table(ctx: Context) {
  const { parts, phrases } = ctx;
  const part = parts.closer.known?.value;
  if (part) return part.comparisonTable(ctx);
  const { ui } = phrases.words;
  return html`<p class="hint" role="status">${parts.closer.failed ? ui.partFailed : ui.partLoading}</p>`;
}
