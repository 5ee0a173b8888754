import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { placesOf } from '../state/game.ts';
import { type Place, toggled } from '../state/hand.ts';
import { seatOf } from '../state/request.ts';
import type { SheetContext } from './context.ts';
import { describedBy, type Part, problemsAt } from './problems.ts';

/** A place by its name, with its wind in the hand of the form. */
export function placeName({ session, speech, phrases }: SheetContext, place: Place): string {
  const { before, played } = session;
  const wind = before ? phrases.seat(seatOf(place, before.dealer, played.house.players)) : '';
  return `${speech.name(place)} (${wind})`;
}

/** A row of places of which any number holds. */
export function placeSwitches(
  ctx: SheetContext,
  legend: string,
  chosen: readonly Place[],
  part: Part,
  set: (places: Place[]) => void,
): TemplateResult {
  return html`
    <fieldset class="choices" aria-describedby=${describedBy(ctx, part)}>
      <legend>${legend}</legend>
      <div class="segments">
        ${placesOf(ctx.session.played.house).map(
          (place) => html`
            <label class="segment">
              <input
                type="checkbox"
                .checked=${live(chosen.includes(place))}
                @change=${() => set(toggled(chosen, place))}
              />
              <span>${placeName(ctx, place)}</span>
            </label>
          `,
        )}
      </div>
      ${problemsAt(ctx, part)}
    </fieldset>
  `;
}

export interface Option {
  value: string;
  label: string;
}

/** A list to choose one of; `value` that is none of them leaves the first, which says so. */
export function selectField(
  label: string,
  options: readonly Option[],
  value: string,
  pick: (value: string) => void,
  disabled = false,
): TemplateResult {
  return html`
    <label class="number">
      <span>${label}</span>
      <select ?disabled=${disabled} @change=${(event: Event) => pick((event.target as HTMLSelectElement).value)}>
        ${options.map((option) => html`<option value=${option.value} .selected=${option.value === value}>${option.label}</option>`)}
      </select>
    </label>
  `;
}
