import { html, type TemplateResult } from 'lit';
import type { Discard } from 'tensu';
import type { Context } from './context.ts';
import { face, tileRow } from './tile.ts';

const MOST_DISCARDS = 5;

/** The discards that leave the hand nearest to a win, the widest first. */
export function discardTable(ctx: Context, list: Discard[]): TemplateResult {
  const { phrases } = ctx;
  const { ui } = phrases.words;
  return html`
    <h3>${ui.discardAdvice}</h3>
    <table class="discard-advice">
      <thead>
        <tr>
          <th scope="col">${ui.discard}</th>
          <th scope="col">${ui.shanten}</th>
          <th scope="col">${ui.accepts}</th>
          <th scope="col">${ui.left}</th>
        </tr>
      </thead>
      <tbody>
        ${list.slice(0, MOST_DISCARDS).map(
          ({ tile, shanten, accepts, left }) => html`
            <tr>
              <th scope="row"><span class="tiles" role="img" aria-label=${phrases.tile(tile)}>${face(tile)}</span></th>
              <td>${shanten === 0 ? ui.tenpai : shanten}</td>
              <td>${tileRow(accepts, phrases.tiles(accepts))}</td>
              <td>${left}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
