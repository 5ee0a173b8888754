import { html, nothing, type TemplateResult } from 'lit';
import { removeTile } from '../state/entry.ts';
import { HAND_SIZE, type Placed, type PlacedMeld, sizeOf } from '../state/fit.ts';
import type { Context } from './context.ts';
import { meldGroup } from './melds.ts';
import { face } from './tile.ts';

/** The tiles of the hand on the felt, with an empty place for each that is missing. */
export function handTray(ctx: Context): TemplateResult {
  const { words } = ctx.phrases;
  const { hand, melds } = ctx.fitted;
  const size = sizeOf(ctx.fitted);
  const meldShown = (placed: PlacedMeld, at: number) => meldGroup(ctx, placed, at);
  const empty = Math.max(0, HAND_SIZE - size);
  return html`
    <section class="tray" aria-labelledby="tray-title">
      <header>
        <h2 id="tray-title">${words.ui.hand}</h2>
        <p class="count">${ctx.phrases.fill(words.ui.tileCount, { count: size, max: HAND_SIZE })}</p>
        ${clearButton(ctx)}
      </header>
      <div class="slots" role="group" aria-labelledby="tray-title">
        ${hand.map((placed, index) => handTile(ctx, placed, size >= HAND_SIZE && index === hand.length - 1))}
        ${Array.from({ length: empty }, (_, index) => slot(index === empty - 1))}
      </div>
      ${melds.length > 0 ? html`<div class="melds">${melds.map(meldShown)}</div>` : nothing}
    </section>
  `;
}

const slot = (last: boolean) => html`<span class="slot ${last ? 'last' : ''}"></span>`;

function handTile(ctx: Context, { tile, at }: Placed, winning: boolean) {
  const { phrases } = ctx;
  const { ui } = phrases.words;
  const name = phrases.fill(winning ? ui.removeWinning : ui.removeTile, { tile: phrases.tile(tile) });
  const mark = html`<span class="mark" aria-hidden="true">${ui.winningMark}</span>`;
  return html`
    <button
      type="button"
      class="tile ${winning ? 'winning' : ''}"
      aria-label=${name}
      @click=${() => ctx.edit(removeTile(ctx.entry, 'hand', at))}
    >
      ${face(tile)}${winning ? mark : nothing}
    </button>
  `;
}

function clearButton(ctx: Context) {
  if (ctx.entry.hand.length + ctx.entry.melds.length === 0) return nothing;
  return html`
    <button type="button" class="quiet" @click=${() => ctx.edit({ hand: [], melds: [] })}>
      ${ctx.phrases.words.ui.clearHand}
    </button>
  `;
}
