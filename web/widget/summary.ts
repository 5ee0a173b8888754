import type { Limit, Score, Seat } from 'tensu';
import type { Phrases } from './phrases.ts';
import type { Fitted } from './state/fit.ts';
import type { Outcome } from './state/outcome.ts';

/** What a win is called: its limit, or its han and fu; in Sichuan its row. */
export function scoreName(phrases: Phrases, score: Score): string {
  const { ui, row } = phrases.words;
  if (score.pattern) return phrases.name(row, score.pattern.id);
  if (score.limit === 'yakuman' && score.yakuman > 1) return phrases.fill(ui.manyYakuman, { count: score.yakuman });
  const counted = score.fu > 0 ? hanAndFu(phrases, score.han, score.fu) : '';
  if (!score.limit) return counted;
  const name = limitName(phrases, score, score.limit);
  return counted ? `${name} ${counted}` : name;
}

export type NamedLimit = Exclude<Limit, ''>;

/** Whether the han add up to a yakuman with none among them. */
export const isCounted = ({ limit, fu }: Score): boolean => limit === 'yakuman' && fu > 0;

export const limitName = ({ words }: Phrases, score: Score, limit: NamedLimit): string =>
  isCounted(score) ? words.ui.countedYakuman : words.limit[limit];

export const hanAndFu = (phrases: Phrases, han: number, fu: number): string =>
  fu > 0
    ? `${phrases.fill(phrases.words.ui.han, { han })} ${phrases.fill(phrases.words.ui.fu, { fu })}`
    : phrases.fill(phrases.words.ui.han, { han });

type Lost = Score['alternatives'][number];

/** What a reading that lost would have been worth, and what it lost by. */
export function readingWorth(phrases: Phrases, score: Score, other: Lost): string {
  const counted = other.han > 0 ? hanAndFu(phrases, other.han, other.fu) : '';
  return phrases.list([counted, phrases.points(other.points), lostBy(phrases, score, other)].filter(Boolean));
}

function lostBy({ words, fill }: Phrases, score: Score, { han, fu, points }: Lost): string {
  const { ui } = words;
  if (han < score.han) return fill(ui.fewerHan, { count: score.han - han });
  if (han === score.han && fu < score.fu) return fill(ui.fewerFu, { count: score.fu - fu });
  const same = score.pattern ? points === score.value : han === score.han && fu === score.fu;
  return same ? ui.sameWorth : ui.fewerPoints;
}

export const DORA = ['dora', 'ura', 'aka', 'flower'] as const;
/** What is paid beside the hand itself. */
const ADDED = ['honba', 'deposits'];

/** The payments of the hand itself: one sum by ron, by tsumo what each pays. Honba and sticks are left out. */
export function scoreHeadline(phrases: Phrases, score: Score): string {
  const { ui } = phrases.words;
  const own = score.lines.filter(({ reason }) => ![...ADDED, 'floor'].includes(reason));
  const amounts = own.map(({ points }) => points);
  const [first = 0] = amounts;
  if (own.length < 2 || own.some(({ reason }) => reason === 'liability')) {
    return phrases.points(amounts.reduce((sum, points) => sum + points, 0));
  }
  if (amounts.every((points) => points === first)) return phrases.fill(ui.fromEach, { points: phrases.points(first) });
  const shares = [...new Set(amounts)].sort((a, b) => a - b).map((points) => phrases.number(points));
  return phrases.fill(ui.shares, { points: shares.join(' / ') });
}

/** The outcome as one sentence, for the line that stays in sight and for those who hear the page. */
export function summary(phrases: Phrases, outcome: Outcome, { request, hand, melds }: Fitted): string {
  const { ui } = phrases.words;
  switch (outcome.kind) {
    case 'loading':
      return ui.loading;
    case 'failed':
      return ui.loadFailed;
    case 'empty':
      return ui.emptyShort;
    case 'partial':
      if (outcome.problems.length > 0)
        return phrases.sentences(outcome.problems.map((problem) => phrases.problem(problem)));
      if (outcome.shanten !== undefined) return phrases.fill(ui.notReady, { count: outcome.shanten });
      return phrases.fill(ui.missing, { count: outcome.missing, have: hand.length + melds.length * 3 });
    case 'waits': {
      const tiles = outcome.waits.map(({ tile }) => phrases.tile(tile));
      return tiles.length > 0 ? phrases.fill(ui.readyFor, { tiles: phrases.list(tiles) }) : ui.noLiveWait;
    }
    case 'refused':
      return phrases.sentences(outcome.problems.map((problem) => phrases.problem(problem)));
    case 'score':
      return winSentence(phrases, outcome.score, (request.seat ?? 0) as Seat, request.win.by);
  }
}

/** The payments of the hand, and what the winner gets where the table adds to them. */
function gain(phrases: Phrases, score: Score, seat: Seat): string {
  const worth = scoreHeadline(phrases, score);
  if (!score.lines.some(({ reason }) => ADDED.includes(reason))) return worth;
  return phrases.fill(phrases.words.ui.withTable, { worth, points: phrases.points(score.deltas[seat] ?? 0) });
}

function winSentence(phrases: Phrases, score: Score, seat: Seat, by: 'ron' | 'tsumo'): string {
  const { ui, yaku, dora, reason } = phrases.words;
  const names = score.yaku.map(({ id }) => phrases.name(yaku, id));
  for (const kind of DORA) if (score.dora[kind] > 0) names.push(`${dora[kind]} ${score.dora[kind]}`);
  return phrases.fill(names.length > 0 ? ui.winWithYaku : ui.win, {
    seat: phrases.seat(seat),
    by: reason[by],
    yaku: phrases.list(names),
    name: scoreName(phrases, score),
    worth: gain(phrases, score, seat),
  });
}
