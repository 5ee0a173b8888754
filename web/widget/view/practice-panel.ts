import { html, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import { answerOf, type Guess, type Guessed, isRight, judged, type Practice } from '../state/practice.ts';
import { randomHand } from '../state/random-hand.ts';
import type { Context } from './context.ts';
import { winnerOf } from './seats.ts';

/** What is asked of the hand, then what would have been right. */
export function practicePanel(ctx: Context, practice: Practice, score: Score): TemplateResult {
  const { ui } = ctx.phrases.words;
  const { phrases } = ctx;
  return html`
    <div class="practice">
      ${practice.guess ? verdict(ctx, practice.guess, score) : form(ctx)}
      <p>${phrases.fill(ui.streak, { count: practice.streak })}</p>
      <button type="button" class="quiet" @click=${() => ctx.practise(true, randomHand)}>${ui.nextHand}</button>
    </div>
  `;
}

const asked = ({ house }: Context): Guessed[] => (house.sichuan ? ['points'] : ['han', 'fu', 'points']);

function form(ctx: Context): TemplateResult {
  const { ui, guess: names } = ctx.phrases.words;
  return html`
    <p class="lead">${ctx.house.sichuan ? ui.guessSichuan : ui.guess}</p>
    <form class="fields" @submit=${(event: SubmitEvent) => answer(event, ctx)}>
      ${asked(ctx).map(
        (key) => html`
          <label class="number"><span>${names[key]}</span><input type="number" name=${key} min="0" step="1" /></label>
        `,
      )}
      <button type="submit" class="quiet">${ui.checkGuess}</button>
    </form>
  `;
}

function answer(event: SubmitEvent, ctx: Context): void {
  event.preventDefault();
  const fields = new FormData(event.target as HTMLFormElement);
  const given = asked(ctx).filter((key) => fields.get(key));
  if (given.length > 0) ctx.answer(Object.fromEntries(given.map((key) => [key, Number(fields.get(key))])));
}

function verdict(ctx: Context, guess: Guess, score: Score): TemplateResult {
  const { phrases } = ctx;
  const { ui, guess: names } = phrases.words;
  const right = answerOf(score, winnerOf(ctx));
  const line = (key: Guessed) => {
    const said = guess[key] ?? 0;
    const met = said === right[key];
    const values = { name: names[key], said: phrases.number(said), right: phrases.number(right[key]) };
    return html`<li class=${met ? 'met' : 'unmet'}>
      <span>${phrases.fill(met ? ui.guessedRight : ui.guessedWrong, values)}</span>
      <span class="verdict">${met ? ui.right : ui.wrong}</span>
    </li>`;
  };
  return html`
    <p class="lead">${isRight(guess, right) ? ui.allRight : ui.notRight}</p>
    <ul class="checks">${judged(guess, right).map(line)}</ul>
  `;
}
