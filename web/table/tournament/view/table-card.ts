import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Context, playerName, slotName } from '../context.ts';
import type { Slot, Table } from '../state/bracket.ts';
import { withResult } from '../state/tournament.ts';

const WINDS = ['E', 'S', 'W', 'N'] as const;
const PLACES = [1, 2, 3, 4];

/** A table with its four, the fields for their results, and who goes on. */
export function tableCard(ctx: Context, table: Table, round: number): TemplateResult {
  const { phrases, own } = ctx;
  return html`
    <li class="card">
      <h4>${phrases.fill(own.table, { number: table.number })}</h4>
      <ul>${table.slots.map((slot, seat) => seatRow(ctx, table, round, slot, seat))}</ul>
      ${table.muddled ? html`<p class="refusal">${own.muddled}</p>` : nothing}
      ${table.tied ? html`<p class="hint">${own.tied}</p>` : nothing}
    </li>
  `;
}

function seatRow(ctx: Context, table: Table, round: number, slot: Slot, seat: number): TemplateResult {
  const { phrases, own, rounds } = ctx;
  const { player } = slot;
  const rank = player === undefined ? -1 : (table.order?.indexOf(player) ?? -1);
  const through = rank >= 0 && rank < table.goOn;
  const mark = round === rounds.length - 1 ? own.wins : own.goesOn;
  const wind = phrases.words.wind[WINDS[seat] ?? 'E'];
  return html`
    <li class=${through ? 'through' : player === undefined ? 'open' : ''}>
      <span class="wind">${wind}</span>
      <span class="name">${slotName(ctx, slot)}</span>
      ${player === undefined ? nothing : resultField(ctx, round, player)}
      <span class="mark">${rank < 0 ? '' : phrases.fill(through ? mark : own.rank, { rank: rank + 1 })}</span>
    </li>
  `;
}

/** What is typed counts once the field is left, so that half a number seats nobody. */
function resultField(ctx: Context, round: number, player: number): TemplateResult {
  const { phrases, own, tournament, edit } = ctx;
  const value = tournament[tournament.by][round]?.[player];
  const template = tournament.by === 'points' ? own.pointsOf : own.placeOf;
  const label = phrases.fill(template, { name: playerName(ctx, player) });
  const take = (text: string) => {
    const number = text.trim() === '' ? undefined : Number(text);
    if (number === undefined || Number.isSafeInteger(number)) edit(withResult(tournament, round, player, number));
  };
  const read = (event: Event) => take((event.target as HTMLInputElement | HTMLSelectElement).value);
  if (tournament.by === 'points') {
    const kept = live(value === undefined ? '' : String(value));
    return html`<input type="number" step="1" aria-label=${label} .value=${kept} @change=${read} />`;
  }
  return html`
    <select aria-label=${label} @change=${read}>
      <option value="" .selected=${value === undefined}>–</option>
      ${PLACES.map((place) => html`<option value=${place} .selected=${place === value}>${place}</option>`)}
    </select>
  `;
}
