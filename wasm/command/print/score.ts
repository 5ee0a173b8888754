// What a hand is worth, as tables.
import type { Check, HandRequest, Refusal, Score, Seat } from 'tensu';
import type { Phrases } from '../../../web/widget/phrases.ts';
import { DORA, readingWorth, scoreHeadline, scoreName } from '../../../web/widget/summary.ts';
import type { Context } from '../context.ts';
import { payments, seatSums } from './ledger.ts';
import { table } from './table.ts';

/** Checks that tell of a tile or a seat that was read differently. */
const ASIDES = ['red-as-plain', 'plain-as-red', 'seat-moved'];

export function scoreText(ctx: Context, phrases: Phrases, score: Score, hand: HandRequest): string {
  const { style, engine, words } = ctx;
  const parts = [
    `${phrases.name(words.rules, score.rules)}  ${style.faint(tilesText(engine.formatLine(hand)))}`,
    style.strong(`${scoreName(phrases, score)}  ${scoreHeadline(phrases, score)}`),
    ...(score.pattern
      ? [section(ctx, words.ui.worth, sichuanRows(phrases, score, hand))]
      : riichiParts(ctx, phrases, score)),
    `${style.strong(words.ui.reading)}\n${table(readingRows(phrases, score))}`,
    `${style.strong(words.ui.payments)}\n${payments(phrases, score.lines)}`,
    seatSums(ctx, phrases, score.deltas, markOf(ctx, hand)),
    otherReadings(ctx, phrases, score),
    asides(phrases, score.checks).map(style.faint).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The tiles and melds of a line, without the words of its situation. */
const tilesText = (line: string): string =>
  line
    .split(/\s+(?=[([]|[a-z]+=)/)
    .filter((part) => !/^[a-z]+=/.test(part))
    .join(' ');

const section = ({ style }: Context, title: string, rows: string[][]): string =>
  `${style.strong(title)}\n${table(rows, [1])}`;

function riichiParts(ctx: Context, phrases: Phrases, score: Score): string[] {
  const { words } = ctx;
  const { ui } = words;
  const dora = DORA.filter((kind) => score.dora[kind] > 0);
  const yaku = score.yaku.map(({ id, han, limit }) => [
    phrases.name(words.yaku, id),
    limit ? phrases.name(words.limit, limit) : phrases.fill(ui.han, { han }),
  ]);
  const counted = dora.map((kind) => [words.dora[kind], phrases.fill(ui.han, { han: score.dora[kind] })]);
  const parts = [section(ctx, ui.yaku, [...yaku, ...counted])];
  if (score.fuItems.length > 0) parts.push(section(ctx, ui.fuTitle, fuRows(phrases, score)));
  return parts;
}

function fuRows(phrases: Phrases, { fuItems, fu }: Score): string[][] {
  const { ui, fu: names } = phrases.words;
  const sum = fuItems.reduce((total, item) => total + item.fu, 0);
  const rows = fuItems.map((item) => [
    [phrases.name(names, item.id), item.tiles].filter(Boolean).join(' '),
    phrases.fill(ui.fu, { fu: item.fu }),
  ]);
  return [...rows, [ui.sum, phrases.fill(sum === fu ? ui.fu : ui.rounded, { sum, fu })]];
}

/** How a Sichuan hand comes to its value. */
function sichuanRows(phrases: Phrases, score: Score, { win }: HandRequest): string[][] {
  const { ui, row, flag } = phrases.words;
  const { pattern, roots = 0, uncapped = 0, value = 0, events = [] } = score;
  return [
    [phrases.name(row, pattern?.id ?? ''), phrases.number(pattern?.base ?? 0)],
    [phrases.fill(ui.roots, { count: roots }), `× ${2 ** roots}`],
    [ui.uncapped, phrases.number(uncapped)],
    [ui.cappedBase, phrases.number(score.base)],
    ...events.map((event) => [phrases.name(flag, event), ui.event]),
    [ui.value, phrases.number(value)],
    ...(win.by === 'tsumo' ? [[ui.eachPays, phrases.number(value + 1)]] : []),
  ];
}

function readingRows(phrases: Phrases, { reading }: Score): string[][] {
  const { words } = phrases;
  const sets = reading.sets.map(({ type, tiles, open, won }) => [
    [words.set[type], open ? words.ui.open : '', won ? words.ui.winningMark : ''].filter(Boolean).join(words.ui.comma),
    tiles,
  ]);
  const wait = reading.wait === 'none' ? '' : phrases.name(words.wait, reading.wait);
  return [[phrases.name(words.shape, reading.shape), wait], ...sets];
}

function otherReadings({ style }: Context, phrases: Phrases, score: Score): string {
  const { alternatives: others } = score;
  if (others.length === 0) return '';
  const title = phrases.fill(phrases.words.ui.alternatives, { count: others.length });
  const rows = others.map((other) => [
    other.reading.sets.map(({ tiles }) => tiles).join(' '),
    readingWorth(phrases, score, other),
  ]);
  return `${style.strong(title)}\n${table(rows)}`;
}

/** What was read differently, in words; what every win meets is not worth any. */
export const asides = (phrases: Phrases, checks: readonly Check[]): string[] =>
  checks.filter(({ id }) => ASIDES.includes(id)).map(({ id }) => phrases.name(phrases.words.check, id));

/** Who is the winner and who the discarder. */
function markOf({ words }: Context, { win, seat = 0 }: HandRequest) {
  return (place: Seat): string => {
    if (place === seat) return words.ui.winnerMark;
    return win.by === 'ron' && win.from === place ? words.ui.discarderMark : '';
  };
}

/** A hand that does not win: why, and what a win needs. */
export function refusalText(ctx: Context, phrases: Phrases, { problems, checks }: Refusal): string {
  const { style, words } = ctx;
  const sentences = problems.map((problem) => phrases.problem(problem)).join('\n');
  const rows = checks.map(({ id, ok }) => [
    phrases.name(words.check, id),
    ok ? style.good(words.ui.met) : style.bad(words.ui.unmet),
  ]);
  return rows.length === 0 ? `${sentences}\n` : `${sentences}\n\n${style.strong(words.ui.checks)}\n${table(rows)}\n`;
}
