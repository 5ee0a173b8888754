import { html, type TemplateResult } from 'lit';
import { loadLink, verdict } from './example.ts';
import { situation } from './situation.ts';
import { lineOf, readHand, type Teller } from './teller.ts';
import { tray } from './tiles.ts';

/** What decides at this table, as two or more states to switch between, and what the figure does not judge. */
export interface Point {
  title: string;
  states: { name: string; hand: string; note: string }[];
  omits: string;
}

/** The states are radio buttons, so that the figure can be switched without a script. */
export function point(teller: Teller, { title, states, omits }: Point, name: string): TemplateResult {
  return html`
    <figure class="point">
      <figcaption>${title}</figcaption>
      <fieldset class="switch">
        <legend class="visually-hidden">${title}</legend>
        ${states.map(
          (state, at) => html`
            <label><input type="radio" name=${name} ?checked=${at === 0} data-state=${at} /><span>${state.name}</span></label>
          `,
        )}
      </fieldset>
      ${states.map((state, at) => oneState(teller, state, at))}
      <p class="omits">${omits}</p>
    </figure>
  `;
}

function oneState(teller: Teller, { name, hand: written, note }: Point['states'][number], at: number): TemplateResult {
  const hand = readHand(teller, written);
  const line = lineOf(teller, hand);
  const result = teller.engine.score(hand);
  return html`
    <div class="state" data-state=${at}>
      <p class="printed">${name}</p>
      ${tray(teller.phrases, line)} ${situation(teller, hand)} ${verdict(teller, result)}
      <p>${note}</p>
      ${loadLink(teller, line, result)}
    </div>
  `;
}
