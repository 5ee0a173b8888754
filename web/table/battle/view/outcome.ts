import { html, nothing, type TemplateResult } from 'lit';
import { valueName } from '../../../widget/view/option-words.ts';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';
import { winnersOf } from '../state/course.ts';
import { roundTable } from './round-table.ts';

/** The hand in one sentence: what everybody has now, and who deals next once it is over. */
export function standing({ phrases, own, course, battle }: Context): string {
  const { points = battle.points, next } = course.settled;
  const shares = SEATS.map((seat) => phrases.ofSeat(seat, phrases.number(points[seat] ?? 0)));
  return phrases.fill(own.standing, { state: next ? own.over : own.goesOn, shares: phrases.list(shares) });
}

/** What the hand has come to so far or in the end. */
export function outcome(ctx: Context): TemplateResult {
  const { phrases, own, course, battle } = ctx;
  const { deltas, points = battle.points, next } = course.settled;
  const left = winnersOf(course.counted);
  const middle = next ? own.over : own.goesOn;
  const dealer =
    next && phrases.fill(next.dealerStays ? own.dealerStays : own.nextDealer, { seat: phrases.seat(next.dealer) });
  return html`
    <section class="panel outcome">
      <h2>${own.outcome}</h2>
      ${roundTable(ctx, { deltas, points, left, middle, actors: [] })}
      ${dealer ? html`<p class="next">${dealer}</p>` : nothing} ${changedOptions(ctx)}
    </section>
  `;
}

/** The options that are not the presets, so that the numbers can be read without the list of all. */
function changedOptions({ phrases, battle }: Context) {
  const changed = Object.entries(battle.set).map(
    ([key, value]) => `${phrases.optionName(key)}: ${valueName(phrases, key, value)}`,
  );
  if (changed.length === 0) return nothing;
  return html`<p class="hint">${phrases.words.ui.changedOptions}: ${phrases.list(changed)}</p>`;
}
