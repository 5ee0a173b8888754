import { html, nothing, type TemplateResult } from 'lit';
import type { HandRequest, Result } from 'tensu';
import { situation } from './situation.ts';
import { addressOf, lineOf, readHand, type Teller, tellerOf } from './teller.ts';
import { tray } from './tiles.ts';
import { headline, steps } from './worth.ts';

/** The hand, what surrounds it, what it is worth, and the way to load it into the calculator. */
export function example(teller: Teller, line: string, title = ''): TemplateResult {
  return shown(teller, readHand(teller, line), title);
}

function shown(page: Teller, hand: HandRequest, title: string, more: TemplateResult | '' = ''): TemplateResult {
  const teller = tellerOf(page, hand.rules);
  const line = lineOf(teller, hand);
  const result = teller.engine.score(hand);
  return html`
    <figure class="example">
      ${title ? html`<figcaption>${title}</figcaption>` : nothing}
      ${tray(teller.phrases, line)} ${situation(teller, hand)}
      ${verdict(teller, result)} ${more} ${loadLink(teller, line, result)}
    </figure>
  `;
}

/** The worth with its arithmetic, or why it is no win. */
export function verdict(teller: Teller, result: Result): TemplateResult {
  if (result.ok) return html`${headline(teller, result)} ${steps(teller, result)}`;
  return html`<p class="headline"><strong>${teller.guide.example.noWin}</strong></p> ${refusal(teller, result)}`;
}

const refusal = ({ phrases }: Teller, { problems }: Result & { ok: false }): TemplateResult =>
  html`<ul class="problems">${problems.map((problem) => html`<li>${phrases.problem(problem)}</li>`)}</ul>`;

/** `data-won` is what the winner gains in all, empty where there is no win: what the calculator must say, too. */
export function loadLink(teller: Teller, line: string, result: Result): TemplateResult {
  const won = result.ok ? Math.max(...result.deltas) : '';
  return html`
    <p class="load"><a href=${addressOf(teller, line)} data-hand=${line} data-won=${won}>${teller.guide.example.load}</a></p>
  `;
}

/** The same hand by tsumo, one tile short, and by ron from the seat after the winner. */
export function threeWay(teller: Teller, line: string): TemplateResult {
  const { guide } = teller;
  const tsumo: HandRequest = { ...readHand(teller, line), win: { by: 'tsumo' } };
  const from = tsumo.seat === 1 ? 0 : 1;
  const short: HandRequest = { ...tsumo, concealed: withoutLast(tsumo.concealed) };
  return html`
    <div class="three-way">
      ${shown(teller, tsumo, guide.threeWay.tsumo)}
      ${shown(teller, short, guide.threeWay.short, waitsOf(teller, short))}
      ${shown(teller, { ...tsumo, win: { by: 'ron', from } }, guide.threeWay.ron)}
    </div>
  `;
}

/** What a hand that is one tile short waits on. */
function waitsOf({ engine, phrases }: Teller, hand: HandRequest): TemplateResult | '' {
  const found = engine.waits(hand);
  if (!('waits' in found) || found.waits.length === 0) return '';
  const tiles = found.waits.map(({ tile }) => phrases.tile(tile));
  return html`<p>${phrases.fill(phrases.words.ui.readyFor, { tiles: phrases.list(tiles) })}</p>`;
}

/** The concealed tiles but for the winning one: a digit goes, and its letter too where it was the only one. */
const withoutLast = (mpsz: string): string => mpsz.replace(/(\d*)\d([mpsz])$/, (_, rest, suit) => rest && rest + suit);
