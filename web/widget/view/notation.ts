import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';

/** The hand in writing, kept in step with the tiles both ways. */
export function notationField(ctx: Context): TemplateResult {
  const { phrases, typedProblem } = ctx;
  const { ui } = phrases.words;
  return html`
    <label class="notation">
      <span>${ui.notation}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="123m456p789s1122z"
        aria-describedby="notation-hint"
        aria-invalid=${typedProblem ? 'true' : nothing}
        .value=${ctx.typed}
        @change=${ctx.tidy}
        @input=${(event: Event) => ctx.type((event.target as HTMLInputElement).value)}
      />
    </label>
    <p id="notation-hint" class="hint">${typedProblem ? phrases.problem(typedProblem) : ui.notationHint}</p>
  `;
}
