import { html, nothing, type TemplateResult } from 'lit';
import type { LedgerLine, Score } from 'tensu';
import { DORA, scoreHeadline, scoreName } from '../../widget/summary.ts';
import { tileRow } from '../../widget/view/tile.ts';
import type { Speaker } from './teller.ts';

/** The worth of a hand as a headline. */
export const headline = ({ phrases }: Speaker, score: Score): TemplateResult => html`
  <p class="headline">
    <strong>${scoreName(phrases, score)}</strong> <span class="worth">${scoreHeadline(phrases, score)}</span>
  </p>
`;

/** How the worth comes about, step by step: the yaku or the row, the fu, the base points, each payment. */
export function steps(teller: Speaker, score: Score): TemplateResult {
  return html`
    <ol class="steps">
      ${score.pattern ? sichuanSteps(teller, score) : riichiSteps(teller, score)}
      <li>${payments(teller, score)}</li>
    </ol>
    ${deltas(teller, score)}
  `;
}

function riichiSteps(teller: Speaker, score: Score): TemplateResult {
  return html`
    <li>${yakuList(teller, score)}</li>
    ${score.fuItems.length > 0 ? html`<li>${fuSum(teller, score)}</li>` : nothing}
    <li>${basePoints(teller, score)}</li>
  `;
}

/** The yaku and dora with their han; a limit hand has no han to add. */
function yakuList({ phrases, guide }: Speaker, score: Score): TemplateResult {
  const { words } = phrases;
  const named = score.yaku.map(({ id, han, limit }) => {
    const worth = limit ? phrases.name(words.limit, limit) : phrases.fill(words.ui.han, { han });
    return `${phrases.name(words.yaku, id)} ${worth}`;
  });
  const dora = DORA.filter((kind) => score.dora[kind] > 0).map(
    (kind) => `${words.dora[kind]} ${phrases.fill(words.ui.han, { han: score.dora[kind] })}`,
  );
  const parts = [...named, ...dora].join(' + ');
  const alone = score.yaku.some(({ limit }) => limit) || named.length + dora.length < 2;
  return html`${parts}${alone ? '' : ` = ${phrases.fill(guide.example.total, { han: score.han })}`}`;
}

/** What the fu add up from; each with the tiles that earn it. */
function fuSum({ phrases, guide }: Speaker, score: Score): TemplateResult {
  const { words } = phrases;
  const sum = score.fuItems.reduce((total, { fu }) => total + fu, 0);
  const items = score.fuItems.map(
    ({ id, fu, tiles }, at) =>
      html`${at > 0 ? ' + ' : ''}${phrases.name(words.fu, id)}
      ${tiles ? html`${tileRow(tiles, phrases.tiles(tiles))} ` : nothing}${fu}`,
  );
  const end =
    sum === score.fu
      ? phrases.fill(words.ui.fu, { fu: sum })
      : phrases.fill(guide.example.rounded, { sum, fu: score.fu });
  return html`${items} = ${end}`;
}

function basePoints({ phrases, guide }: Speaker, score: Score): string {
  const { example } = guide;
  const base = phrases.number(score.base);
  const { fu, han } = score;
  const product = phrases.fill(example.formula, {
    fu,
    han,
    power: raised(han + 2),
    base: phrases.number(fu * 2 ** (han + 2)),
  });
  if (!score.limit) return product;
  const limit = phrases.fill(example.limitBase, { name: phrases.name(phrases.words.limit, score.limit), base });
  return score.limit === 'mangan' && fu > 0 && han < 5 ? `${product} → ${limit}` : limit;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as an exponent. */
const raised = (power: number): string => String(power).replace(/\d/g, (digit) => RAISED.charAt(Number(digit)));

function sichuanSteps({ phrases, guide }: Speaker, score: Score): TemplateResult {
  const { example } = guide;
  const { row } = phrases.words;
  const { pattern, roots = 0, uncapped = 0, value = 0, events = [] } = score;
  const named = events.map((id) => phrases.name(phrases.words.flag, id));
  return html`
    <li>${phrases.name(row, pattern?.id ?? '')} ${pattern?.base}${roots > 0 ? phrases.fill(example.roots, { roots, uncapped, power: raised(roots) }) : ''}</li>
    ${uncapped > score.base ? html`<li>${phrases.fill(example.capped, { base: score.base })}</li>` : nothing}
    ${events.length > 0 ? html`<li>${phrases.fill(example.events, { events: phrases.list(named), value })}</li>` : nothing}
  `;
}

/** The payments; where a share of the base is rounded up to 100, how it came about. */
function payments(teller: Speaker, score: Score): TemplateResult {
  const { phrases } = teller;
  const { reason } = phrases.words;
  const lines = score.lines.map((line) => {
    const worked = shareOf(teller, score, line);
    const points = phrases.number(line.points);
    return html`<li>
      ${phrases.account(line.from)} → ${phrases.account(line.to)}
      <small>${phrases.name(reason, line.reason)}</small>
      ${worked ? `${worked} → ` : ''}<b>${points}</b>
    </li>`;
  });
  return html`<ul class="shares">${lines}</ul>`;
}

const HUNDRED = 100;
const upToHundred = (points: number): number => Math.ceil(points / HUNDRED) * HUNDRED;

/** How many times the base points a line of the win itself is, or nothing for any other line. */
function shareOf({ phrases, guide }: Speaker, score: Score, { points, reason }: LedgerLine): string {
  if (reason !== 'ron' && reason !== 'tsumo') return '';
  if (score.pattern) {
    const { value = 0 } = score;
    return reason === 'tsumo' && points === value + 1 ? phrases.fill(guide.example.plusOne, { value }) : '';
  }
  const tsumo = score.deltas.length > 2 ? [1, 2] : [4, 6, 2];
  const times = (reason === 'tsumo' ? tsumo : [4, 6]).find((one) => upToHundred(score.base * one) === points);
  return times ? `${phrases.number(score.base)} × ${times}` : '';
}

/** What every seat gains or loses. */
function deltas({ phrases, guide }: Speaker, { deltas: list }: Score): TemplateResult {
  return html`
    <table class="deltas">
      <caption class="visually-hidden">${guide.example.deltas}</caption>
      <thead><tr>${list.map((_, seat) => html`<th scope="col">${phrases.account(seat as 0)}</th>`)}</tr></thead>
      <tbody>
        <tr>${list.map((delta) => html`<td class=${delta > 0 ? 'gain' : delta < 0 ? 'loss' : ''}>${phrases.signed(delta)}</td>`)}</tr>
      </tbody>
    </table>
  `;
}
