import { html, nothing, type TemplateResult } from 'lit';
import type { Action, LedgerLine, Seat, WallHand, Win } from 'tensu';
import { ledger } from '../../../widget/view/ledger.ts';
import type { Context } from '../context.ts';
import type { Step } from '../state/course.ts';
import { actionName, stateName, worthName } from './action-name.ts';
import { roundTable } from './round-table.ts';

/** The actions in their order, each round the table, with its lines. */
export function timeline(ctx: Context): TemplateResult {
  const { own, course } = ctx;
  return html`
    <section class="course">
      <h2>${own.course}</h2>
      ${course.steps.length === 0 ? html`<p class="hint">${own.empty}</p>` : nothing}
      <ol class="timeline">${course.steps.map((step, at) => stepItem(ctx, step, at))}</ol>
    </section>
  `;
}

function stepItem(ctx: Context, step: Step, at: number): TemplateResult {
  const { phrases, own, remove } = ctx;
  const name = phrases.fill(own.step, { number: at + 1, name: actionName(ctx, step.action) });
  const label = phrases.fill(own.removeStep, { number: at + 1 });
  return html`
    <li class=${step.problem ? 'refused' : ''}>
      <h3>${name}</h3>
      ${step.action.type === 'win' ? step.action.wins.map((win, which) => winHand(ctx, win, step.hands[which])) : nothing}
      ${step.action.type === 'wall-end' ? step.action.hands.map((hand) => wallHand(ctx, hand)) : nothing}
      ${step.problem ? refused(ctx, step.problem) : happened(ctx, step)}
      <button type="button" class="quiet" aria-label=${label} @click=${() => remove(at)}>${own.remove}</button>
    </li>
  `;
}

function winHand(ctx: Context, win: Win, hand: Step['hands'][number] | undefined): TemplateResult {
  const line = 'concealed' in win ? ctx.engine.formatLine({ ...win, rules: '' }) : '';
  return handLine(ctx, win.seat ?? 0, worthName(ctx, win, hand), line);
}

function wallHand(ctx: Context, hand: WallHand): TemplateResult {
  const line = 'concealed' in hand ? ctx.engine.formatLine({ ...hand, rules: '', win: { by: 'tsumo' } }) : '';
  return handLine(ctx, hand.seat, stateName(ctx, hand), line);
}

/** Whose hand it is and what of it counts, with its tiles where they are known. */
function handLine({ phrases }: Context, seat: Seat, worth: string, line: string): TemplateResult {
  return html`
    <p class="worth">
      ${phrases.ofSeat(seat, worth)}
      ${line ? html`<tensu-hand hand=${line} lang=${phrases.lang}></tensu-hand>` : nothing}
    </p>
  `;
}

const refused = ({ phrases, own }: Context, problem: NonNullable<Step['problem']>): TemplateResult =>
  html`<p class="refusal">${phrases.sentences([phrases.problem(problem), own.notCounted])}</p>`;

function happened(ctx: Context, { action, deltas, points, left, lines }: Step): TemplateResult {
  const round = { deltas, points, left, middle: shortName(ctx, action), actors: actorsOf(action) };
  return html`<div class="payments">${roundTable(ctx, round)} ${moved(ctx, lines)}</div>`;
}

function shortName({ phrases, own }: Context, action: Action): string {
  const { meld, reason, flag } = phrases.words;
  if (action.type === 'kong') return meld[action.kind];
  if (action.type === 'wall-end') return own.wallEnd;
  const [win] = action.wins;
  return win?.flags?.includes('rob-kong') ? flag['rob-kong'] : reason[win?.win.by ?? 'ron'];
}

const actorsOf = (action: Action): Seat[] => {
  if (action.type === 'kong') return [action.seat];
  return action.type === 'win' ? action.wins.map(({ seat = 0 }) => seat) : [];
};

/** Every line, with its reason; an action may move nothing. */
const moved = ({ phrases, own }: Context, lines: readonly LedgerLine[]): TemplateResult =>
  lines.length === 0 ? html`<p class="hint">${own.noLines}</p>` : ledger(phrases, lines);
