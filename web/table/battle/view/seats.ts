import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Seat } from 'tensu';
import { choose, numberField } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { LONGEST_NAME, MOST_POINTS, SEATS } from '../state/battle.ts';

/** Who sits where, with how many points, and who deals. */
export function seats(ctx: Context): TemplateResult {
  const { phrases, own, battle, edit } = ctx;
  const dealers = SEATS.map((seat) => ({ value: seat, label: phrases.seat(seat) }));
  return html`
    <section class="panel seats">
      <h2>${own.seats}</h2>
      <div class="four">${SEATS.map((seat) => seatFields(ctx, seat))}</div>
      ${choose('dealer', own.dealer, dealers, battle.dealer, (dealer) => edit({ dealer }))}
    </section>
  `;
}

function seatFields({ phrases, own, battle, edit }: Context, seat: Seat): TemplateResult {
  const place = phrases.fill(own.seat, { number: seat + 1 });
  const name = (event: Event) =>
    edit({ names: battle.names.with(seat, (event.target as HTMLInputElement).value) }, `name ${seat}`);
  const points = {
    label: phrases.fill(own.startOf, { seat: phrases.seat(seat) }),
    ...{ value: battle.points[seat], min: -MOST_POINTS, max: MOST_POINTS },
  };
  return html`
    <div class="seat">
      <label class="number">
        <span>${phrases.fill(own.nameOf, { seat: place })}</span>
        <input
          type="text"
          maxlength=${LONGEST_NAME}
          autocomplete="off"
          placeholder=${place}
          .value=${live(battle.names[seat] ?? '')}
          @input=${name}
        />
      </label>
      ${numberField(points, (value = 0) => edit({ points: battle.points.with(seat, value) }, `points ${seat}`))}
    </div>
  `;
}
