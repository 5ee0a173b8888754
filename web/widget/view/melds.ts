import { html, nothing, type TemplateResult } from 'lit';
import { changeMeld, type EnteredMeld, removeMeld } from '../state/entry.ts';
import type { PlacedMeld } from '../state/fit.ts';
import type { Tile } from '../state/tiles.ts';
import type { Context } from './context.ts';
import { layOut } from './lay-out.ts';

/** A meld on the felt with what can be changed about it. */
export function meldGroup(ctx: Context, { meld, at }: PlacedMeld, index: number): TemplateResult {
  const { phrases } = ctx;
  const { ui, item } = phrases.words;
  const number = phrases.fill(item.melds, { count: index + 1 });
  const kind = phrases.words.meld[meld.kind];
  return html`
    <div class="meld" role="group" aria-label=${phrases.list([number, kind, phrases.tiles(meld.tiles)])}>
      <span class="tiles">${layOut(meld)}</span>
      <span class="tools">
        <span class="kind">${kind}</span>
        ${fromSelect(ctx, meld, at)}${calledSelect(ctx, meld, at)}
        <button
          type="button"
          class="remove"
          aria-label=${phrases.fill(ui.removeMeld, { meld: number })}
          @click=${() => ctx.edit(removeMeld(ctx.entry, at))}
        >
          ×
        </button>
      </span>
    </div>
  `;
}

function fromSelect(ctx: Context, meld: EnteredMeld, at: number) {
  if (meld.kind === 'ankan' || meld.kind === 'chi' || ctx.house.players === 2) return nothing;
  const { back, ui } = ctx.phrases.words;
  const pick = (event: Event) =>
    ctx.edit(changeMeld(ctx.entry, at, { back: Number((event.target as HTMLSelectElement).value) || undefined }));
  const seats = meld.back === undefined ? [0, 1, 2, 3] : [1, 2, 3];
  return html`
    <select aria-label=${ui.calledFrom} @change=${pick}>
      ${seats.map(
        (seat) => html`<option value=${seat} .selected=${seat === (meld.back ?? 0)}>${back[seat] || '–'}</option>`,
      )}
    </select>
  `;
}

/** Which tile was called: of a run any, otherwise only a red five is another tile. */
function calledSelect(ctx: Context, meld: EnteredMeld, at: number) {
  const kinds = [...new Set<Tile>(meld.tiles)];
  if (meld.kind === 'ankan' || kinds.length === 1) return nothing;
  const { phrases } = ctx;
  const called = meld.tiles[meld.called ?? 0];
  const pick = (event: Event) =>
    ctx.edit(changeMeld(ctx.entry, at, { called: meld.tiles.indexOf((event.target as HTMLSelectElement).value) }));
  return html`
    <select aria-label=${phrases.words.ui.calledTile} @change=${pick}>
      ${kinds.map((tile) => html`<option value=${tile} .selected=${tile === called}>${phrases.tile(tile)}</option>`)}
    </select>
  `;
}
