import { html, nothing, type TemplateResult } from 'lit';
import { type Compared, compareHand } from '../state/compare.ts';
import { scoreHeadline, scoreName } from '../summary.ts';
import { asides } from './asides.ts';
import type { Context } from './context.ts';

/** What the hand is worth under every rule set of its family. */
export function comparisonTable(ctx: Context): TemplateResult {
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
        ${ctx.ask((engine) => compareHand(engine, ctx.entry, ctx.house.info.family))?.map((one) => row(ctx, one))}
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
