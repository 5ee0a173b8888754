import { html, type TemplateResult } from 'lit';
import type { Seat } from 'tensu';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';

/** The first place is at the bottom; play goes on to the right. */
const SIDES = ['self', 'right', 'across', 'left'];

interface Round {
  deltas: readonly number[];
  points: readonly number[];
  left: readonly Seat[];
  /** What stands in the middle of the table. */
  middle: string;
  /** Who won or acted just now. */
  actors: readonly Seat[];
}

/** The table with what each place gained or lost, what it holds then, and who has left the hand. */
export function roundTable(ctx: Context, round: Round): TemplateResult {
  return html`
    <div class="round-table">
      <p class="middle"><span class="round">${round.middle}</span></p>
      <ul class="deltas">${SEATS.map((seat) => plate(ctx, round, seat))}</ul>
    </div>
  `;
}

function plate({ phrases, battle }: Context, round: Round, seat: Seat): TemplateResult {
  const delta = round.deltas[seat] ?? 0;
  const gone = round.left.includes(seat);
  const tone = delta > 0 ? 'gain' : delta < 0 ? 'loss' : 'even';
  const { ui } = phrases.words;
  const marks = [battle.dealer === seat ? ui.dealerMark : '', gone ? ui.leftMark : ''];
  return html`
    <li class="${SIDES[seat] ?? ''} ${tone} ${gone ? 'gone' : ''} ${round.actors.includes(seat) ? 'acts' : ''}">
      <span class="who">${phrases.seat(seat)}${marks.filter(Boolean).map((mark) => html`<small>${mark}</small>`)}</span>
      <span class="delta">${phrases.signed(delta)}</span>
      <span class="running">${phrases.points(round.points[seat] ?? 0)}</span>
    </li>
  `;
}
