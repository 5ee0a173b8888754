import { html, nothing, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { Context } from './context.ts';
import { tileRow } from './tile.ts';

/** The yaku with their han, then the dora, then how the fu add up. */
export function yakuTable(ctx: Context, score: Score): TemplateResult {
  const { phrases } = ctx;
  const { words } = phrases;
  const dora = (['dora', 'ura', 'aka', 'flower'] as const).filter((kind) => score.dora[kind] > 0);
  return html`
    <h3>${words.ui.yaku}</h3>
    <table class="yaku">
      <tbody>
        ${score.yaku.map((yaku) => row(phrases.name(words.yaku, yaku.id), worth(ctx, yaku)))}
        ${dora.map((kind) => row(words.dora[kind], phrases.fill(words.ui.han, { han: score.dora[kind] })))}
      </tbody>
    </table>
    ${fuTable(ctx, score)}
  `;
}

const row = (name: string | TemplateResult, value: string) =>
  html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`;

function worth({ phrases }: Context, { han, limit }: Score['yaku'][number]): string {
  const { limit: limits, ui } = phrases.words;
  return limit ? phrases.name(limits, limit) : phrases.fill(ui.han, { han });
}

/** What the fu add up from, rounded at the end. */
function fuTable(ctx: Context, score: Score) {
  const { phrases } = ctx;
  const { words } = phrases;
  if (score.fuItems.length === 0) return nothing;
  const sum = score.fuItems.reduce((total, { fu }) => total + fu, 0);
  const named = ({ id, tiles }: Score['fuItems'][number]) =>
    html`${phrases.name(words.fu, id)} ${tiles ? tileRow(tiles, phrases.tiles(tiles)) : nothing}`;
  return html`
    <h3>${words.ui.fuTitle}</h3>
    <table class="fu">
      <tbody>
        ${score.fuItems.map((item) => row(named(item), phrases.fill(words.ui.fu, { fu: item.fu })))}
      </tbody>
      <tfoot>
        ${row(words.ui.sum, phrases.fill(sum === score.fu ? words.ui.fu : words.ui.rounded, { sum, fu: score.fu }))}
      </tfoot>
    </table>
  `;
}
