import { html, type LitElement, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { PracticeWords } from '../../text/practice/words.ts';
import { answerOf, isRight, judged } from '../state/guess.ts';
import type { Guess, Guessed, Practice } from '../state/practice.ts';
import { randomHand } from '../state/random-hand.ts';
import type { Context } from './context.ts';
import { winnerOf } from './seats.ts';

/** What is asked of the hand, then what would have been right. */
export function practicePanel(ctx: Context, play: PracticeWords, practice: Practice, score: Score): TemplateResult {
  const { phrases } = ctx;
  return html`
    <div class="practice">
      ${practice.guess ? verdict(ctx, play, practice.guess, score) : form(ctx, play, score)}
      <p>${phrases.fill(play.streak, { count: practice.streak })}</p>
      <button type="button" class="quiet" @click=${() => ctx.practise(true, randomHand)}>${play.next}</button>
    </div>
  `;
}

const asked = ({ house }: Context): Guessed[] => (house.sichuan ? ['points'] : ['han', 'fu', 'points']);

function form(ctx: Context, play: PracticeWords, score: Score): TemplateResult {
  return html`
    <p class="lead">${ctx.house.sichuan ? play.askSichuan : play.ask}</p>
    <form class="fields" @submit=${(event: SubmitEvent) => answer(event, ctx, score)}>
      ${asked(ctx).map(
        (key) => html`
          <label class="number"><span>${play.guess[key]}</span><input type="number" name=${key} min="0" step="1" /></label>
        `,
      )}
      <button type="submit" class="quiet">${play.check}</button>
    </form>
  `;
}

/** The verdict takes the focus, so that it is seen and heard before the hand that is shown with it. */
async function answer(event: SubmitEvent, ctx: Context, score: Score): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const fields = new FormData(form);
  const given = asked(ctx).filter((key) => fields.get(key));
  if (given.length === 0) {
    form.querySelector('input')?.focus();
    return;
  }
  const root = form.getRootNode() as ShadowRoot;
  const guess: Guess = Object.fromEntries(given.map((key) => [key, Number(fields.get(key))]));
  ctx.answer(guess, isRight(guess, answerOf(score, winnerOf(ctx))));
  await (root.host as LitElement).updateComplete;
  root.querySelector<HTMLElement>('.practice .lead')?.focus();
}

function verdict(ctx: Context, play: PracticeWords, guess: Guess, score: Score): TemplateResult {
  const { phrases } = ctx;
  const right = answerOf(score, winnerOf(ctx));
  const line = (key: Guessed) => {
    const said = guess[key] ?? 0;
    const met = said === right[key];
    const values = { name: play.guess[key], said: phrases.number(said), right: phrases.number(right[key]) };
    return html`<li class=${met ? 'met' : 'unmet'}>
      <span>${phrases.fill(met ? play.guessedRight : play.guessedWrong, values)}</span>
      <span class="verdict">${met ? play.right : play.wrong}</span>
    </li>`;
  };
  return html`
    <p class="lead" tabindex="-1">${isRight(guess, right) ? play.allRight : play.notRight}</p>
    <ul class="checks">${judged(guess, right).map(line)}</ul>
  `;
}
