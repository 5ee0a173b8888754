import { html, nothing, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import { DORA, isCounted, limitName, type NamedLimit } from '../summary.ts';
import type { Context } from './context.ts';
import { explainedRow } from './explained-row.ts';
import { tileRow } from './tile.ts';

/** The yaku with their han, then the dora, the limit, then how the fu add up. */
export function yakuTable(ctx: Context, score: Score): TemplateResult {
  const { phrases } = ctx;
  const { words } = phrases;
  const dora = DORA.filter((kind) => score.dora[kind] > 0);
  return html`
    <h3>${words.ui.yaku}</h3>
    <table class="yaku">
      <tbody>
        ${score.yaku.map((yaku) => explainedRow(ctx, `yaku.${yaku.id}`, phrases.name(words.yaku, yaku.id), worth(ctx, yaku)))}
        ${dora.map((kind) =>
          explainedRow(ctx, `dora.${kind}`, words.dora[kind], phrases.fill(words.ui.han, { han: score.dora[kind] })),
        )}
        ${score.limit ? limitRow(ctx, score, score.limit) : nothing}
      </tbody>
    </table>
    ${fuTable(ctx, score)}
  `;
}

function limitRow(ctx: Context, score: Score, limit: NamedLimit) {
  const { phrases } = ctx;
  const base = phrases.fill(phrases.words.ui.basePoints, { points: phrases.number(score.base) });
  const id = isCounted(score) ? 'counted-yakuman' : limit;
  return explainedRow(ctx, `limit.${id}`, limitName(phrases, score, limit), base);
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
