import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from 'tensu';
import type { TileRow } from '../state/entry.ts';
import { doraAfter, type Tile } from '../state/tiles.ts';
import type { Context } from './context.ts';
import { choose, numberField } from './controls.ts';
import { seatsOf, winnerOf } from './seats.ts';
import { face } from './tile.ts';

const MOST_STICKS = 1_000_000;
const MOST_FLOWERS = 4;

/** What lies on the table beside the hand: indicators, discards, counters, sticks, points. */
export function riichiTable(ctx: Context): TemplateResult {
  const { phrases, entry, house } = ctx;
  const { ui } = phrases.words;
  const sticks = (key: 'honba' | 'deposits' | 'flowers', label: string, max: number) =>
    numberField({ label, value: entry[key], min: 0, max, judged: true }, (value) => ctx.edit({ [key]: value ?? 0 }));
  return html`
    <div class="fields">
      ${tableRow(ctx, 'dora', ui.dora)} ${tableRow(ctx, 'ura', ui.ura)} ${tableRow(ctx, 'discards', ui.discards)}
    </div>
    <div class="fields">
      ${sticks('honba', ui.honba, MOST_STICKS)} ${sticks('deposits', ui.deposits, MOST_STICKS)}
      ${house.is('flowers') ? sticks('flowers', ui.flowers, MOST_FLOWERS) : nothing}
    </div>
    ${house.is('pao') ? liable(ctx) : nothing} ${house.is('floor_zero') ? points(ctx) : nothing}
  `;
}

/** A row of tiles on the table: touching one takes it away, the button says that the next tiles go here. */
function tableRow(ctx: Context, row: Exclude<TileRow, 'hand'>, label: string): TemplateResult {
  const { phrases, fitted } = ctx;
  const { ui } = phrases.words;
  const remove = (at: number) => ctx.remove(row, at);
  const aim = (event: Event) => {
    ctx.aim(row);
    const root = (event.target as HTMLElement).getRootNode() as ShadowRoot;
    // On a phone the tiles to pick from are out of sight.
    root.querySelector('.picker')?.scrollIntoView({ block: 'nearest' });
  };
  return html`
    <div class="table-row" role="group" aria-label=${label}>
      <span class="label">${label}</span>
      ${fitted[row].map(({ tile, at }) => {
        const name = phrases.fill(ui.removeTile, { tile: phrases.tile(tile) });
        return html`
          <button type="button" class="tile small" aria-label=${name} @click=${() => remove(at)}>${face(tile)}</button>
          ${row === 'discards' ? nothing : pointedAt(ctx, tile)}
        `;
      })}
      <button
        type="button"
        class="quiet add"
        aria-pressed=${ctx.target === row}
        aria-label=${phrases.fill(ui.addTo, { name: label })}
        @click=${aim}
      >
        +
      </button>
    </div>
  `;
}

/** The dora that an indicator points at. */
function pointedAt({ phrases }: Context, indicator: Tile): TemplateResult {
  const dora = doraAfter(indicator);
  const name = phrases.fill(phrases.words.ui.pointsAt, { tile: phrases.tile(dora) });
  return html`<span class="pointed" role="img" aria-label=${name}>→${face(dora)}</span>`;
}

function liable(ctx: Context) {
  const { phrases, entry } = ctx;
  const winner = winnerOf(ctx);
  const seats = seatsOf(ctx).filter((seat) => seat !== winner);
  const choices = seats.map((value): { value: Seat | undefined; label: string } => ({
    value,
    label: phrases.seat(value),
  }));
  choices.unshift({ value: undefined, label: phrases.words.ui.nobody });
  return choose('liable', phrases.words.ui.liable, choices, entry.liable, (seat) => ctx.edit({ liable: seat }));
}

function points(ctx: Context): TemplateResult {
  const { phrases, entry, house } = ctx;
  const start = String(house.option('start_points')?.value ?? '');
  const set = (seat: Seat, value: number | undefined) => {
    const all = seatsOf(ctx).map((other) => (other === seat ? value : entry.points?.[other]));
    ctx.edit({ points: all.every((held) => held === undefined) ? undefined : all });
  };
  return html`
    <fieldset class="points">
      <legend>${phrases.words.ui.pointsHeld}</legend>
      <div class="fields">
        ${seatsOf(ctx).map((seat) =>
          numberField(
            { label: phrases.seat(seat), value: entry.points?.[seat], step: 100, placeholder: start },
            (value) => set(seat, value),
          ),
        )}
      </div>
    </fieldset>
  `;
}
