import { html, nothing, type TemplateResult } from 'lit';
import type { Final } from '../state/final.ts';
import type { SheetContext } from './context.ts';

/** The ranks at the end of the game, with uma and oka where the table has them. */
export function finalRanks(ctx: SheetContext): TemplateResult | typeof nothing {
  const { session, speech, words, phrases } = ctx;
  const { final } = session.played;
  if (!final) return nothing;
  const { uma, oka } = session.entered.game;
  const counted = uma.length > 0 || oka !== 0;
  const { held } = final;
  return html`
    <section class="final" aria-labelledby="final-title">
      <h2 id="final-title" tabindex="-1">${words.final.title}</h2>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">${words.final.rank}</th>
            <th scope="col">${words.final.name}</th>
            <th scope="col">${words.final.points}</th>
            ${counted ? html`<th scope="col">${words.final.withUma}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${final.ranks.map(
            (place, rank) => html`
              <tr>
                <td>${phrases.fill(words.standing.rank, { rank: rank + 1 })}</td>
                <th scope="row">${speech.name(place)}</th>
                <td>${phrases.number(held[place] ?? 0)}</td>
                ${counted ? html`<td>${phrases.number(final.points[place] ?? 0)}</td>` : nothing}
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${final.left === undefined ? nothing : early(ctx, final.left, final)}
    </section>
  `;
}

/** That the players ended it, who takes the sticks, and the way on. */
function early({ session, speech, words, phrases }: SheetContext, left: number, { ranks: [first = 0] }: Final) {
  const taken = phrases.fill(words.final.left, { name: speech.name(first), points: phrases.points(left) });
  return html`
    <p class="hint">${phrases.sentences([words.final.ended, left > 0 ? taken : ''])}</p>
    <button type="button" class="quiet" @click=${() => session.end(false)}>${words.final.goOn}</button>
  `;
}
