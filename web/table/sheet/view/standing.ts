import { html, nothing, type TemplateResult } from 'lit';
import { placesOf } from '../state/game.ts';
import type { Place } from '../state/hand.ts';
import { firstSituation } from '../state/play.ts';
import { seatOf } from '../state/request.ts';
import type { SheetContext } from './context.ts';

/** How the game stands: the hand that is to be played, the sticks on the table, and every place with its points. */
export function standing(ctx: SheetContext): TemplateResult {
  const { session, words, speech, phrases } = ctx;
  const { house, hands, final } = session.played;
  const { ui } = phrases.words;
  const last = hands.at(-1);
  // A hand that is refused is the one to be played, until it is corrected.
  const now = session.played.now ?? (last?.result.ok === false ? last.before : undefined);
  const points = final?.held ?? now?.points ?? firstSituation(session.entered.game, house).points;
  const pot = now?.pot ?? 0;
  return html`
    <section class="standing" aria-labelledby="standing-title">
      <h2 id="standing-title" class="visually-hidden">${words.standing.title}</h2>
      <p class="now">
        <strong>${now ? speech.hand(now) : speech.next(last, now)}</strong>
        ${now?.lastHand ? html`<small>${words.standing.lastHand}</small>` : nothing}
        <span>${phrases.fill(words.standing.pot, { points: phrases.points(pot) })}</span>
      </p>
      <ul class="seats">
        ${placesOf(house).map(
          (place) => html`
            <li class=${now?.dealer === place ? 'dealer' : ''}>
              <span class="who">${speech.name(place)}</span>
              <span class="wind">
                ${now ? phrases.seat(seatOf(place, now.dealer, house.players)) : nothing}
                ${now?.dealer === place ? html`<small>${ui.dealerMark}</small>` : nothing}
              </span>
              <span class="held">${phrases.number(points[place] ?? 0)}</span>
              <small class="rank">${phrases.fill(words.standing.rank, { rank: rankOf(points, place) })}</small>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** Ties go to whoever sits nearer to the first dealer. */
const rankOf = (points: readonly number[], place: Place): number =>
  1 + points.filter((held, other) => held > (points[place] ?? 0) || (held === points[place] && other < place)).length;
