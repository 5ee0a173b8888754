import { html, nothing, type TemplateResult } from 'lit';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';

const KINDS = ['kan', 'ankan', 'kakan'] as const;
const SUITS = ['m', 'p', 's'] as const;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Who makes which kong, of whose discard. */
export function kongFields(ctx: Context): TemplateResult {
  const { phrases, own, draft, sketch } = ctx;
  const { kong } = draft;
  const change = (part: Partial<typeof kong>) => sketch({ kong: { ...kong, ...part } });
  const seats = SEATS.map((seat) => ({ value: seat, label: phrases.seat(seat) }));
  const others = seats.map((seat) => ({ ...seat, disabled: seat.value === kong.seat }));
  const kinds = KINDS.map((kind) => ({ value: kind, label: phrases.words.meld[kind] }));
  const late = (event: Event) => change({ late: (event.target as HTMLInputElement).checked });
  return html`
    <div class="fields">
      ${choose('kong-seat', own.whoKongs, seats, kong.seat, (seat) => change({ seat, from: kong.from === seat ? undefined : kong.from }))}
      ${choose('kong-kind', phrases.words.field.kind, kinds, kong.kind, (kind) => change({ kind }))}
      ${kong.kind === 'kan' ? choose('kong-from', own.whoDiscards, others, kong.from, (from) => change({ from })) : nothing}
      ${
        kong.kind === 'kakan'
          ? html`
              <label class="corner-switch">
                <input type="checkbox" .checked=${kong.late} @change=${late} />
                <span>${own.lateAdded}</span>
              </label>
            `
          : nothing
      }
      ${tileSelect(ctx, kong.tile, (tile) => change({ tile }))}
    </div>
  `;
}

/** The tile need not be known. */
function tileSelect({ phrases, own }: Context, chosen: string, set: (tile: string) => void): TemplateResult {
  const tiles = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));
  return html`
    <label class="number">
      <span>${phrases.words.field.tile}</span>
      <select @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
        <option value="" .selected=${chosen === ''}>${own.noTile}</option>
        ${tiles.map((tile) => html`<option value=${tile} .selected=${tile === chosen}>${phrases.tile(tile)}</option>`)}
      </select>
    </label>
  `;
}
