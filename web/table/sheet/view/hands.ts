import { html, nothing, type TemplateResult } from 'lit';
import type { RoundResult } from 'tensu';
import { ledger } from '../../../widget/view/ledger.ts';
import { placesOf } from '../state/game.ts';
import type { Place } from '../state/hand.ts';
import { byPlaces, type PlayedHand } from '../state/play.ts';
import type { SheetContext } from './context.ts';
import { deltaOf } from './entry.ts';

/** The running sheet: every hand with what happened, what it changed, and its lines. */
export function handList(ctx: SheetContext): TemplateResult {
  const { words, session } = ctx;
  const { hands, house } = session.played;
  return html`
    <section class="hands" aria-labelledby="hands-title">
      <h2 id="hands-title">${words.hands.title}</h2>
      ${hands.length === 0 ? html`<p class="hint">${words.hands.none}</p>` : nothing}
      <ol>
        ${hands.map((hand, at) => html`<li>${handEntry(ctx, hand, at, house.players)}</li>`)}
      </ol>
    </section>
  `;
}

function handEntry(ctx: SheetContext, hand: PlayedHand, at: number, players: number): TemplateResult {
  const { speech, words, phrases } = ctx;
  const { before, result } = hand;
  const name = speech.hand(before);
  const label = phrases.fill(words.hands.correct, { hand: name });
  return html`
    <header>
      <h3>${name}</h3>
      ${result.ok && result.next?.replay ? html`<small>${words.hands.replay}</small>` : nothing}
      <button type="button" class="quiet" aria-label=${label} title=${label} @click=${() => ctx.correct(at)}>
        ${words.hands.correctShort}
      </button>
    </header>
    <ul class="told">${speech.told(hand).map((sentence) => html`<li>${sentence}</li>`)}</ul>
    ${hand.entry.wins.map(({ tiles }) => (tiles ? html`<p class="tiles-line"><tensu-hand hand=${tiles} lang=${phrases.lang}></tensu-hand></p>` : nothing))}
    ${result.ok ? settled(ctx, result, before.dealer, players) : stuck(ctx, hand, at)}
  `;
}

function stuck({ session, phrases, words, speech }: SheetContext, { before, result }: PlayedHand, at: number) {
  const count = session.entered.game.hands.length - at - 1;
  const problems = result.ok ? [] : result.problems;
  return html`
    <ul class="problems">
      ${problems.map((problem) => html`<li>${speech.problem(problem, before.dealer, session.played.house.players)}</li>`)}
      <li>${phrases.fill(words.hands.stuck, { hand: speech.hand(before), count })}</li>
    </ul>
  `;
}

function settled(ctx: SheetContext, result: RoundResult, dealer: Place, players: number): TemplateResult {
  const { session, speech, words, phrases } = ctx;
  const deltas = byPlaces(result.deltas, dealer);
  return html`
    <ul class="deltas">
      ${placesOf(session.played.house).map((place) => deltaOf(speech.name(place), deltas[place] ?? 0, phrases))}
    </ul>
    ${
      result.lines.length === 0
        ? html`<p class="hint">${words.hands.noLines}</p>`
        : html`<details class="lines"><summary>${words.hands.lines}</summary>${ledger(speech.named(dealer, players), result.lines)}</details>`
    }
  `;
}
