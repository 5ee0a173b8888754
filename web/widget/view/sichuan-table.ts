import { html, type TemplateResult } from 'lit';
import type { Seat } from 'tensu';
import { toggleLeft } from '../state/entry.ts';
import type { Context } from './context.ts';
import { choose } from './controls.ts';
import { seatsOf, winnerOf } from './seats.ts';

/** The lack suit, and who is still playing. */
export function sichuanTable(ctx: Context): TemplateResult {
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
          ${others.map((seat) => playing(ctx, seat))}
        </div>
      </fieldset>
    </div>
  `;
}

function playing({ phrases, entry, edit }: Context, seat: Seat): TemplateResult {
  const toggle = () => edit(toggleLeft(entry, seat));
  return html`
    <label class="segment">
      <input type="checkbox" .checked=${!entry.left.includes(seat)} @change=${toggle} />
      <span>${phrases.seat(seat)}</span>
    </label>
  `;
}
