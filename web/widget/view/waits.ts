import { html, type TemplateResult } from 'lit';
import type { Result, Waits } from 'tensu';
import { scoreHeadline, scoreName } from '../summary.ts';
import type { Context } from './context.ts';
import { face } from './tile.ts';

/** The waits of a ready hand, what each is worth by ron and by tsumo, and how many tiles are left. */
export function waitTable(ctx: Context, list: Waits['waits']): TemplateResult {
  const { phrases } = ctx;
  const { ui, reason } = phrases.words;
  if (list.length === 0) return html`<p class="lead">${ui.noLiveWait}</p>`;
  return html`
    <p class="lead">${ui.ready}</p>
    <table class="waits">
      <thead>
        <tr>
          <th scope="col">${ui.wait}</th>
          <th scope="col">${ui.left}</th>
          <th scope="col">${reason.ron}</th>
          <th scope="col">${reason.tsumo}</th>
        </tr>
      </thead>
      <tbody>
        ${list.map(
          ({ tile, left, ron, tsumo }) => html`
            <tr>
              <th scope="row"><span class="tiles" role="img" aria-label=${phrases.tile(tile)}>${face(tile)}</span></th>
              <td>${left}</td>
              <td>${worth(ctx, ron)}</td>
              <td>${worth(ctx, tsumo)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function worth({ phrases }: Context, result: Result): TemplateResult {
  if (result.ok) return html`${scoreHeadline(phrases, result)}<small>${scoreName(phrases, result)}</small>`;
  const [problem] = result.problems;
  return html`<small>${problem ? phrases.name(phrases.words.refusalShort, problem.code) : '–'}</small>`;
}
