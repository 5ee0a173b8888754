import { html, nothing, type TemplateResult } from 'lit';
import type { Score, Seat } from 'tensu';
import type { Context } from './context.ts';
import { winnerOf } from './seats.ts';

/** Where a seat lies for the winner, who sits at the bottom: play goes on to the right. */
const FOUR_SIDES = ['self', 'right', 'across', 'left'];
const TWO_SIDES = ['self', 'across'];

/** The seats round the table, each with what it gains or loses; they are read in their own order. */
export function roundTable(ctx: Context, score: Score): TemplateResult {
  return html`
    <div class="round-table">
      ${ctx.house.sichuan ? nothing : middle(ctx)}
      <ul class="deltas">
        ${score.deltas.map((delta, seat) => plate(ctx, seat as Seat, delta))}
      </ul>
    </div>
  `;
}

function middle({ phrases, fitted }: Context): TemplateResult {
  const { ui, wind } = phrases.words;
  const { round = 'E', honba = 0, deposits = 0 } = fitted.request;
  return html`
    <p class="middle">
      <span class="round">${phrases.fill(ui.roundName, { wind: wind[round] })}</span>
      ${honba > 0 ? html`<span>${phrases.fill(ui.honbaCount, { count: honba })}</span>` : nothing}
      ${deposits > 0 ? html`<span>${phrases.fill(ui.stickCount, { count: deposits })}</span>` : nothing}
    </p>
  `;
}

function plate(ctx: Context, seat: Seat, delta: number): TemplateResult {
  const { phrases, house } = ctx;
  const sides = house.players === 2 ? TWO_SIDES : FOUR_SIDES;
  const side = sides[(seat - winnerOf(ctx) + house.players) % house.players] ?? '';
  const tone = delta > 0 ? 'gain' : delta < 0 ? 'loss' : 'even';
  const marks = marksOf(ctx, seat);
  return html`
    <li class="${side} ${tone} ${hasLeft(ctx, seat) ? 'gone' : ''}">
      <span class="who">${phrases.seat(seat)}${marks.map((mark) => html`<small>${mark}</small>`)}</span>
      <span class="delta">${phrases.signed(delta)}</span>
    </li>
  `;
}

function marksOf(ctx: Context, seat: Seat): string[] {
  const { ui } = ctx.phrases.words;
  const { win } = ctx.fitted.request;
  const marks: [string, boolean][] = [
    // In Sichuan the first place is called the dealer's.
    [ui.dealerMark, seat === 0 && !ctx.house.sichuan],
    [ui.winnerMark, seat === winnerOf(ctx)],
    [ui.discarderMark, win.by === 'ron' && win.from === seat],
    [ui.leftMark, hasLeft(ctx, seat)],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

const hasLeft = ({ fitted }: Context, seat: Seat): boolean => fitted.request.active?.includes(seat) === false;
