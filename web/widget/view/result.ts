import { html, nothing, type TemplateResult } from 'lit';
import type { Discard, Problem, Refusal, Score } from 'tensu';
import { sizeOf } from '../state/fit.ts';
import { scoreHeadline, scoreName } from '../summary.ts';
import { asides } from './asides.ts';
import { checks } from './checks.ts';
import { comparison } from './comparison.ts';
import type { Context } from './context.ts';
import { discardTable } from './discards.ts';
import { nextStep } from './next-step.ts';
import { payments } from './payments.ts';
import { playButtons } from './practice.ts';
import { alternatives, reading } from './reading.ts';
import { share, shareNotice } from './share.ts';
import { sichuanWorth } from './sichuan.ts';
import { waitTable } from './waits.ts';
import { yakuTable } from './yaku.ts';

/** What the hand is worth now, or what is still missing. */
export function result(ctx: Context): TemplateResult {
  return html`
    <section class="result" part="result" aria-labelledby="result-title">
      <header><h2 id="result-title">${ctx.phrases.words.ui.result}</h2>${ctx.hidden ? nothing : share(ctx)}${playButtons(ctx)}</header>
      ${shareNotice(ctx)} ${practised(ctx)} ${asides(ctx.phrases, ctx.fitted)}
      ${ctx.hidden ? nothing : html`${body(ctx)} ${comparison(ctx)}`}
    </section>
  `;
}

function practised(ctx: Context) {
  const { practice, outcome, parts } = ctx;
  const [part, words] = [parts.practice.known?.value, parts.practiceWords.known?.value];
  if (!practice || !part || !words || outcome.kind !== 'score') return nothing;
  return part.practicePanel(ctx, words, practice, outcome.score);
}

function body(ctx: Context) {
  const { outcome, phrases } = ctx;
  const { ui } = phrases.words;
  switch (outcome.kind) {
    case 'loading':
      // What is said next has its room already; that the engine is loading stands in the line that stays in sight.
      return html`<p class="lead loading">${ui.empty}</p>`;
    case 'failed':
      return html`<p class="lead">${ui.loadFailed}</p>`;
    case 'empty':
      return html`<p class="lead">${ctx.house.sichuan ? ui.emptySichuan : ui.empty}</p>`;
    case 'partial':
      return partial(ctx, outcome.missing, outcome.shanten, outcome.problems);
    case 'waits':
      return waitTable(ctx, outcome.waits);
    case 'score':
      return scored(ctx, outcome.score);
    case 'refused':
      return refused(ctx, outcome.problems, outcome.checks, outcome.discards);
  }
}

function scored(ctx: Context, score: Score): TemplateResult {
  return html`
    <p class="headline">
      <span class="name">${scoreName(ctx.phrases, score)}</span>
      <span class="worth">${scoreHeadline(ctx.phrases, score)}</span>
    </p>
    ${nextStep(ctx)} ${payments(ctx, score)} ${score.pattern ? sichuanWorth(ctx, score) : yakuTable(ctx, score)} ${reading(ctx, score)}
    ${alternatives(ctx, score)} ${checks(ctx, score.checks)}
  `;
}

function partial(ctx: Context, missing: number, shanten: number | undefined, problems: Problem[]): TemplateResult {
  const { phrases } = ctx;
  const { ui } = phrases.words;
  const size = sizeOf(ctx.fitted);
  const lead =
    shanten === undefined
      ? phrases.fill(ui.missing, { count: missing, have: size })
      : phrases.fill(ui.notReady, { count: shanten });
  return html`
    ${problems.length === 0 || missing > 1 ? html`<p class="lead">${lead}</p>` : nothing} ${problemList(ctx, problems)}
  `;
}

const problemList = ({ phrases }: Context, problems: Problem[]) =>
  problems.length === 0
    ? nothing
    : html`<ul class="problems">${problems.map((problem) => html`<li>${phrases.problem(problem)}</li>`)}</ul>`;

function refused(ctx: Context, problems: Problem[], unmet: Refusal['checks'], discards: Discard[]): TemplateResult {
  return html`
    ${problemList(ctx, problems)} ${checks(ctx, unmet)} ${discards.length > 0 ? discardTable(ctx, discards) : nothing}
  `;
}
