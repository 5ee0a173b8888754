import { html, nothing, type TemplateResult } from 'lit';
import { pointsAfter } from '../state/play.ts';
import type { SheetContext } from './context.ts';

/** The ranks at the end of the game, with uma and oka where the table has them. */
export function finalRanks({ session, speech, words, phrases }: SheetContext): TemplateResult | typeof nothing {
  const { final, hands } = session.played;
  const last = hands.at(-1);
  if (!final || !last) return nothing;
  const { uma, oka } = session.entered.game;
  const counted = uma.length > 0 || oka !== 0;
  const held = pointsAfter(last);
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
    </section>
  `;
}
