import { html, nothing, type TemplateResult } from 'lit';
import type { Seat, Win } from 'tensu';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';
import { settle, winnersOf } from '../state/course.ts';
import type { Open } from '../state/draft.ts';
import { mayWin } from '../state/passed.ts';

/** What adding the action would come to. */
type Forecast = { deltas: number[]; passed: string[] } | { refusal: string } | { open: string };

/** What the drafted action would move, or why it cannot be, in words. */
export function forecast(ctx: Context): Forecast {
  const { engine, battle, course, tried, phrases } = ctx;
  if ('open' in tried) return { open: phrases.fill(phrases.words.because.missing, { field: openName(ctx, tried) }) };
  if ('code' in tried) return { refusal: phrases.problem(tried) };
  const after = settle(engine, battle, [...course.counted, tried]);
  if (!after.ok) return { refusal: phrases.sentences(after.problems.map((problem) => phrases.problem(problem))) };
  const deltas = after.deltas.map((delta, seat) => delta - (course.settled.deltas[seat] ?? 0));
  if (tried.type !== 'win') return { deltas, passed: [] };
  const verdicts = tried.wins.map((win) => verdict(ctx, win, deltas)).filter((each) => each !== undefined);
  const forbidden = verdicts.find(({ ok }) => !ok);
  return forbidden ? { refusal: forbidden.text } : { deltas, passed: verdicts.map(({ text }) => text) };
}

/** Whether a win that was passed up forbids this one; nothing where none was. */
function verdict(ctx: Context, win: Win, deltas: number[]): { ok: boolean; text: string } | undefined {
  const { engine, battle, course, draft, phrases, own } = ctx;
  const seat = (win.seat ?? 0) as Seat;
  const passed = draft.winners[seat]?.passed;
  if (passed === undefined || win.win.by === 'tsumo') return undefined;
  const around = { income: deltas[seat] ?? 0, left: winnersOf(course.counted) };
  const answer = mayWin(engine, battle, win, passed, around);
  if ('code' in answer) return { ok: false, text: phrases.problem(answer) };
  const { ok, income, needed } = answer;
  const template = ok ? own.mayWin : own.mayNotWin;
  return { ok, text: phrases.fill(template, { seat: phrases.seat(seat), income, needed }) };
}

/** What a choice that is still open is called. */
function openName({ phrases, own }: Context, { open, seat = 0 }: Open): string {
  const { field } = phrases.words;
  const whose = phrases.seat(seat);
  const names: Record<Open['open'], string> = {
    ...{ kind: own.kind, kindOfKong: field.kind, way: field.win, whoKongs: own.whoKongs },
    ...{ whoDiscards: own.whoDiscards, whoPays: own.whoPays, whoWins: own.whoWins },
    base: phrases.list([phrases.fill(own.winOf, { seat: whose }), field.base]),
    state: phrases.list([whose, own.state]),
  };
  return names[open];
}

/** What is still open is asked for once the action was to be added; the line for it is there before. */
export function foretold(ctx: Context): TemplateResult {
  const told = forecast(ctx);
  if ('open' in told) return html`<p class="hint">${ctx.refused ? told.open : ''}</p>`;
  if ('refusal' in told) return html`<p class="refusal">${told.refusal}</p>`;
  const { phrases, own } = ctx;
  const shares = SEATS.map((seat) => phrases.ofSeat(seat, phrases.signed(told.deltas[seat] ?? 0)));
  return html`
    <p class="hint">${phrases.fill(own.would, { shares: phrases.list(shares) })}</p>
    ${told.passed.length > 0 ? html`<p class="hint">${phrases.sentences(told.passed)}</p>` : nothing}
  `;
}
