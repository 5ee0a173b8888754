import { html, nothing, type TemplateResult } from 'lit';
import type { Compared } from '../state/compare.ts';
import { scoreHeadline, scoreName } from '../summary.ts';
import { asides } from './asides.ts';
import type { Context } from './context.ts';

/** The same hand under the other rule sets; it is looked at only while it is unfolded. */
export function comparison(ctx: Context) {
  const { ui } = ctx.phrases.words;
  const finished = ctx.outcome.kind === 'score' || ctx.outcome.kind === 'refused';
  // There is nothing to set beside Sichuan.
  if (!finished || ctx.house.sichuan) return nothing;
  const toggle = (event: Event) => ctx.setComparing((event.target as HTMLDetailsElement).open);
  return html`
    <details class="comparison" .open=${ctx.comparing} @toggle=${toggle}>
      <summary>${ui.comparison}</summary>
      ${ctx.comparing ? table(ctx) : nothing}
    </details>
  `;
}

function table(ctx: Context): TemplateResult {
  const { ui } = ctx.phrases.words;
  return html`
    <table class="compared">
      <thead>
        <tr>
          <th scope="col">${ui.rules}</th>
          <th scope="col">${ui.result}</th>
        </tr>
      </thead>
      <tbody>
        ${ctx.compare().map((one) => row(ctx, one))}
      </tbody>
    </table>
  `;
}

function row({ phrases, entry }: Context, { rules, fitted, result }: Compared): TemplateResult {
  return html`
    <tr aria-current=${rules === entry.rules ? 'true' : nothing}>
      <th scope="row">${phrases.name(phrases.words.rules, rules)}</th>
      <td>
        ${
          result.ok
            ? html`<strong>${scoreHeadline(phrases, result)}</strong> <span>${scoreName(phrases, result)}</span>`
            : phrases.sentences(result.problems.map((problem) => phrases.problem(problem)))
        }
        ${asides(phrases, fitted)}
      </td>
    </tr>
  `;
}
