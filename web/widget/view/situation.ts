import { html, nothing, type TemplateResult } from 'lit';
import type { Seat, Wind } from 'tensu';
import { takeSeat } from '../state/entry.ts';
import type { Context } from './context.ts';
import { choose } from './controls.ts';
import { flags } from './flags.ts';
import { riichiTable } from './riichi-table.ts';
import { seatsOf, winnerOf } from './seats.ts';
import { sichuanTable } from './sichuan-table.ts';

/** How the hand was won, by whom, and what lay on the table. */
export function situation(ctx: Context): TemplateResult {
  return html`
    <section class="situation" part="situation" aria-labelledby="situation-title">
      <h2 id="situation-title">${ctx.phrases.words.ui.situation}</h2>
      <div class="fields">${winning(ctx)}</div>
      ${ctx.house.sichuan ? sichuanTable(ctx) : nothing} ${flags(ctx)} ${ctx.house.sichuan ? nothing : riichiTable(ctx)}
    </section>
  `;
}

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
          (Object.keys(wind) as Wind[]).map((value) => ({ value, label: wind[value] })),
          entry.round,
          (round) => ctx.edit({ round }),
        ),
  ];
}
