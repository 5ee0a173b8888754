import { html, nothing, type TemplateResult } from 'lit';
import type { HandRequest, Seat } from 'tensu';
import { doraAfter, splitTiles } from '../../widget/state/tiles.ts';
import { valueName } from '../../widget/view/option-words.ts';
import { isSichuan, playersOf, type Teller } from './teller.ts';
import { inlineTiles } from './tiles.ts';

/** What surrounds a hand, in a few words: who won how, the flags, dora, counters and options that were changed. */
export function situation(teller: Teller, hand: HandRequest): TemplateResult {
  const parts = [...wonBy(teller, hand), ...flags(teller, hand), ...table(teller, hand), ...changed(teller, hand)];
  return html`<p class="situation">${teller.phrases.list(parts)}${indicators(teller, hand)}${discards(teller, hand)}</p>`;
}

function wonBy(teller: Teller, { win, seat = 0, lack }: HandRequest): string[] {
  const { phrases, guide } = teller;
  const { reason, suit, ui } = phrases.words;
  const by =
    win.by === 'ron'
      ? phrases.fill(guide.example.ronFrom, { ron: reason.ron, seat: phrases.seat(win.from) })
      : reason.tsumo;
  const named = lack ? [`${ui.lack}${guide.colon}${suit[lack]}`] : [];
  return [phrases.seat(seat as Seat), by, ...named];
}

const flags = ({ phrases }: Teller, { flags: list = [] }: HandRequest): string[] =>
  list.map((flag) => phrases.name(phrases.words.flag, flag));

function table(
  teller: Teller,
  { rules, round, honba = 0, deposits = 0, flowers = 0, active, liable }: HandRequest,
): string[] {
  const { phrases, guide } = teller;
  const { ui, wind } = phrases.words;
  const parts: string[] = [];
  if (round) parts.push(phrases.fill(ui.roundName, { wind: wind[round] }));
  if (honba > 0) parts.push(phrases.fill(ui.honbaCount, { count: honba }));
  if (deposits > 0) parts.push(phrases.fill(ui.stickCount, { count: deposits }));
  if (flowers > 0) parts.push(phrases.fill(guide.example.flowers, { count: flowers }));
  if (liable !== undefined) parts.push(`${ui.liable}${guide.colon}${phrases.seat(liable)}`);
  const gone = active ? playersOf(teller, rules) - active.length : 0;
  if (isSichuan(teller, rules) && gone > 0) parts.push(phrases.fill(guide.example.gone, { count: gone }));
  return parts;
}

function changed(teller: Teller, { rules }: HandRequest): string[] {
  if (typeof rules === 'string') return [];
  const { colon } = teller.guide;
  return Object.entries(rules.set).map(
    ([key, value]) => `${teller.phrases.optionName(key)}${colon}${valueName(teller.phrases, key, value)}`,
  );
}

function indicators({ phrases, guide }: Teller, { dora, ura }: HandRequest) {
  const { dora: names } = phrases.words;
  const shown = ([name, tiles]: [string, string | undefined]) =>
    tiles
      ? html`${phrases.words.ui.comma}${name} ${inlineTiles(phrases, splitTiles(tiles).map(doraAfter).join(''))}
          ${guide.example.shownBy} ${inlineTiles(phrases, tiles)}`
      : nothing;
  return (
    [
      [names.dora, dora],
      [names.ura, ura],
    ] as [string, string | undefined][]
  ).map(shown);
}

/** The winner's own discards, which say whether it is furiten. */
const discards = ({ phrases, guide }: Teller, { discards: tiles }: HandRequest) =>
  tiles
    ? html`${phrases.words.ui.comma}${phrases.words.ui.discards}${guide.colon}${inlineTiles(phrases, tiles)}`
    : nothing;
