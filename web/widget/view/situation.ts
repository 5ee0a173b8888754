import { html, nothing, type TemplateResult } from 'lit';
import type { Seat, Wind } from 'tensu';
import { removeTile, type TileRow, takeSeat, toggleFlag, toggleLeft } from '../state/entry.ts';
import type { Context } from './context.ts';
import { choose, numberField } from './controls.ts';
import { face } from './tile.ts';

const MOST_STICKS = 1_000_000;
const MOST_FLOWERS = 4;
const WINDS: Wind[] = ['E', 'S', 'W', 'N'];

/** How the hand was won, by whom, and what lay on the table. */
export function situation(ctx: Context): TemplateResult {
  return html`
    <section class="situation" aria-labelledby="situation-title">
      <h2 id="situation-title">${ctx.phrases.words.ui.situation}</h2>
      <div class="fields">${winning(ctx)}</div>
      ${ctx.house.sichuan ? sichuanTable(ctx) : nothing} ${flags(ctx)} ${ctx.house.sichuan ? nothing : riichiTable(ctx)}
    </section>
  `;
}

const seatsOf = (ctx: Context): Seat[] => Array.from({ length: ctx.house.players }, (_, seat) => seat as Seat);

/** The winner's seat as the rule set reads it. */
const winnerOf = (ctx: Context): Seat => ctx.fitted.request.seat ?? 0;

function winning(ctx: Context) {
  const { phrases, entry, fitted, house } = ctx;
  const { ui, reason, wind } = phrases.words;
  const winner = winnerOf(ctx);
  const seat = (value: Seat) => ({ value, label: phrases.seat(value) });
  const others = seatsOf(ctx).filter((value) => value !== winner);
  const { win } = fitted.request;
  const ways = (['ron', 'tsumo'] as const).map((value) => ({ value, label: reason[value] }));
  return [
    choose('by', ui.wonBy, ways, entry.by, (by) => ctx.edit({ by })),
    choose('seat', ui.winner, seatsOf(ctx).map(seat), winner, (value) => ctx.edit(takeSeat(entry, value))),
    win.by === 'ron' && house.players > 2
      ? choose(
          'from',
          ui.discarder,
          others.map((value) => ({ ...seat(value), disabled: entry.left.includes(value) && house.sichuan })),
          win.from,
          (from) => ctx.edit({ from }),
        )
      : nothing,
    house.sichuan
      ? nothing
      : choose(
          'round',
          ui.round,
          WINDS.map((value) => ({ value, label: wind[value] })),
          entry.round,
          (round) => ctx.edit({ round }),
        ),
  ];
}

function flags(ctx: Context): TemplateResult {
  const { phrases, entry, house } = ctx;
  const { words } = phrases;
  const notice = ctx.notice?.place === 'flags' ? ctx.notice.text : '';
  return html`
    <div class="flags" role="group" aria-label=${words.ui.flags}>
      ${house.flags.map((flag) => {
        const set = entry.flags.includes(flag);
        const conflict = ctx.conflicts.get(flag);
        const why = conflict ? phrases.problem(conflict) : '';
        const press = () => (why && !set ? ctx.say('flags', why) : ctx.edit(toggleFlag(entry, flag)));
        return html`
          <button type="button" class="flag" aria-pressed=${set} aria-disabled=${Boolean(why) && !set} title=${why || nothing} @click=${press}>
            ${phrases.name(words.flag, flag)}
          </button>
        `;
      })}
    </div>
    ${notice ? html`<p class="hint">${notice}</p>` : nothing}
  `;
}

function riichiTable(ctx: Context): TemplateResult {
  const { phrases, entry, house } = ctx;
  const { ui } = phrases.words;
  const sticks = (key: 'honba' | 'deposits' | 'flowers', label: string, max: number) =>
    numberField({ label, value: entry[key], min: 0, max }, (value) => ctx.edit({ [key]: value ?? 0 }));
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
  const { phrases, entry, fitted } = ctx;
  const { ui } = phrases.words;
  const remove = (at: number) => ctx.edit(removeTile(entry, row, at));
  return html`
    <div class="table-row" role="group" aria-label=${label}>
      <span class="label">${label}</span>
      ${fitted[row].map(
        ({ tile, at }) => html`
          <button type="button" class="tile small" aria-label=${phrases.fill(ui.removeTile, { tile: phrases.tile(tile) })} @click=${() => remove(at)}>
            ${face(tile)}
          </button>
        `,
      )}
      <button type="button" class="quiet add" aria-pressed=${ctx.target === row} aria-label=${phrases.fill(ui.addTo, { name: label })} @click=${() => ctx.aim(row)}>
        +
      </button>
    </div>
  `;
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

function sichuanTable(ctx: Context): TemplateResult {
  const { phrases, entry } = ctx;
  const { ui, suit } = phrases.words;
  const suits = (['m', 'p', 's'] as const).map((value) => ({ value, label: suit[value] }));
  const others = seatsOf(ctx).filter((seat) => seat !== winnerOf(ctx));
  return html`
    <div class="fields">
      ${choose('lack', ui.lack, suits, entry.lack, (lack) => ctx.edit({ lack }))}
      <fieldset class="choices">
        <legend>${ui.stillPlaying}</legend>
        <div class="segments">
          ${others.map(
            (seat) => html`
              <label class="segment">
                <input type="checkbox" .checked=${!entry.left.includes(seat)} @change=${() => ctx.edit(toggleLeft(entry, seat))} />
                <span>${phrases.seat(seat)}</span>
              </label>
            `,
          )}
        </div>
      </fieldset>
    </div>
  `;
}
