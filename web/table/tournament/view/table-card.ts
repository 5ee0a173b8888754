import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Context, leastOf, playerName, slotName } from '../context.ts';
import type { Slot, Table } from '../state/bracket.ts';
import { MOST_POINTS, withResult } from '../state/tournament.ts';

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
      ${table.below ? html`<p class="refusal" id=${belowId(table, round)}>${own.below}</p>` : nothing}
      ${table.tied ? html`<p class="hint">${own.tied} ${tieMark(ctx)}</p>` : nothing}
      ${sumHint(ctx, table, round)}
    </li>
  `;
}

/** Points that are not those that four begin with may be right: penalties and sticks can be missing from them. */
function sumHint({ phrases, own, house, tournament }: Context, { order }: Table, round: number) {
  if (tournament.by !== 'points' || !order) return nothing;
  const start = house.startPoints;
  const all = order.length * start;
  const sum = order.reduce((points, player) => points + (tournament.points[round]?.[player] ?? 0), 0);
  const values = { sum: phrases.number(sum), start: phrases.number(start), all: phrases.number(all) };
  return sum === all ? nothing : html`<p class="hint sum">${phrases.fill(own.otherSum, values)}</p>`;
}

const belowId = ({ number }: Table, round: number): string => `below-${round}-${number}`;

/** Whether the rules say so of ties. */
function tieMark({ house, options }: Context): TemplateResult {
  const status = house.description.facts.find(({ id }) => id === 'ties-by-seat-order')?.status ?? 'assumed';
  return html`<span class="status ${status}">${options.status[status]}</span>`;
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
      ${player === undefined ? nothing : resultField(ctx, table, round, player)}
      <span class="mark">${rank < 0 ? '' : phrases.fill(through ? mark : own.rank, { rank: rank + 1 })}</span>
    </li>
  `;
}

/** Where the result of a player at a table is entered, in the way that is chosen. */
function resultField(ctx: Context, table: Table, round: number, player: number): TemplateResult {
  const { phrases, own, tournament, edit } = ctx;
  const template = tournament.by === 'points' ? own.pointsOf : own.placeOf;
  const field: Field = {
    label: phrases.fill(template, { name: playerName(ctx, player) }),
    value: tournament[tournament.by][round]?.[player],
    set: (value) => edit(withResult(tournament, round, player, value)),
  };
  return tournament.by === 'points' ? pointsField(ctx, field, belowId(table, round)) : placeField(field);
}

interface Field {
  label: string;
  value: number | undefined;
  set: (value: number | undefined) => void;
}

/** What is typed counts once the field is left, so that half a number seats nobody. */
function pointsField({ phrases, own, house, say }: Context, { label, value, set }: Field, refusal: string) {
  const kept = value === undefined ? '' : String(value);
  const least = leastOf(house);
  const below = value !== undefined && value < least;
  const read = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const number = input.value === '' ? undefined : input.valueAsNumber;
    const whole = number === undefined || (Number.isInteger(number) && Math.abs(number) <= MOST_POINTS);
    if (whole && !input.validity.badInput) return set(number);
    // What does not count is not left in sight as if it did.
    input.value = kept;
    say(phrases.fill(own.noPoints, { field: label, max: phrases.number(MOST_POINTS) }));
  };
  return html`
    <input
      type="number"
      step="1"
      min=${Number.isFinite(least) ? least : nothing}
      aria-label=${label}
      aria-invalid=${below ? 'true' : nothing}
      aria-describedby=${below ? refusal : nothing}
      .value=${live(kept)}
      @change=${read}
    />
  `;
}

function placeField({ label, value, set }: Field): TemplateResult {
  const read = (event: Event) => {
    const { value: chosen } = event.target as HTMLSelectElement;
    set(chosen === '' ? undefined : Number(chosen));
  };
  return html`
    <select aria-label=${label} @change=${read}>
      <option value="" .selected=${value === undefined}>–</option>
      ${PLACES.map((place) => html`<option value=${place} .selected=${place === value}>${place}</option>`)}
    </select>
  `;
}
