import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Problem } from 'tensu';
import { choose, numberField } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { LONGEST_NAME, MOST_COUNT, MOST_NAMES } from '../state/tournament.ts';
import { byLot } from './lot.ts';

/** By which rules how many play, and what they are called. */
export function setup(ctx: Context): TemplateResult {
  const { phrases, own, tournament, plan, edit } = ctx;
  const houses = ctx.houses.map((value) => ({ value, label: phrases.name(phrases.words.rules, value) }));
  const ways = (['points', 'places'] as const).map((value) => ({
    value,
    label: { points: own.byPoints, places: own.byPlaces }[value],
  }));
  const count = { label: phrases.words.field.entrants, value: tournament.count, min: 0, judged: true };
  return html`
    <section class="panel setup">
      <h2>${own.setup}</h2>
      <div class="fields">
        ${choose('rules', phrases.words.ui.rules, houses, tournament.rules, (rules) => edit({ rules }))}
        ${numberField(count, (value) => isCount(value) && edit({ count: value }, 'count'))}
        ${choose('by', own.resultsBy, ways, tournament.by, (by) => edit({ by }))}
      </div>
      ${'code' in plan ? unfit(ctx, plan) : nothing} ${names(ctx)}
    </section>
  `;
}

/** A number that a slip of the hand has made is not taken; whether so many can play the engine says. */
const isCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST_COUNT;

/** Why so many make no tournament, with the nearest numbers that do. */
function unfit({ phrases, own, edit }: Context, problem: Problem): TemplateResult {
  const { below, above, min, max } = problem.detail ?? {};
  const nearest = [below, above].filter((number) => number !== undefined);
  const limits = min !== undefined && max !== undefined;
  const take = (count: number) => (event: Event) => {
    // The button goes; its number stays in the field.
    (event.target as HTMLElement).closest('.setup')?.querySelector<HTMLElement>('input[type="number"]')?.focus();
    edit({ count });
  };
  const said = limits ? phrases.fill(own.outOfRange, { min, max }) : phrases.problem(problem);
  return html`
    <p class="refusal">${said}</p>
    <div class="share">
      ${nearest.map(
        (number) => html`
          <button type="button" class="quiet" @click=${take(Number(number))}>
            ${phrases.fill(own.take, { count: number })}
          </button>
        `,
      )}
    </div>
  `;
}

/** Cut between characters, not within one. */
const shortened = (name: string): string => name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '');

function names(ctx: Context): TemplateResult {
  const { own, tournament, plan, edit } = ctx;
  const write = (event: Event) => {
    const lines = (event.target as HTMLTextAreaElement).value.split('\n').map(shortened).slice(0, MOST_NAMES);
    const list = lines.slice(0, lines.findLastIndex((name) => name.trim() !== '') + 1);
    edit({ names: list, count: Math.max(tournament.count, list.length) }, 'names');
  };
  const draw = () => edit({ names: byLot(ctx), points: [], places: [] });
  return html`
    <label class="names">
      <span>${own.names}</span>
      <textarea rows="4" spellcheck="false" .value=${live(tournament.names.join('\n'))} @change=${write}></textarea>
    </label>
    <button type="button" class="quiet" ?disabled=${'code' in plan} @click=${draw}>${own.draw}</button>
    <p class="hint">${own.drawHint}</p>
  `;
}
