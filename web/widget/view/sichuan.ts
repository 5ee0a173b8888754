import { html, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { NoteId } from '../explanations.ts';
import type { Context } from './context.ts';
import { explainedRow } from './explained-row.ts';

interface Step {
  name: string;
  amount: string;
  note?: NoteId;
}

/** How a Sichuan hand comes to its value: row, roots, the cap, events, what each payer pays. */
export function sichuanWorth(ctx: Context, score: Score): TemplateResult {
  return html`
    <h3>${ctx.phrases.words.ui.worth}</h3>
    <table class="yaku">
      <tbody>
        ${stepsTo(ctx, score).map(({ name, amount, note }) =>
          note ? explainedRow(ctx, note, name, amount) : html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`,
        )}
      </tbody>
    </table>
  `;
}

function stepsTo({ phrases, fitted }: Context, score: Score): Step[] {
  const { ui, row, flag } = phrases.words;
  const { pattern, roots = 0, uncapped = 0, value = 0, events = [] } = score;
  const amount = (points: number) => phrases.number(points);
  const steps: Step[] = [
    { name: phrases.fill(ui.roots, { count: roots }), amount: `× ${2 ** roots}`, note: 'part.roots' },
    { name: ui.uncapped, amount: amount(uncapped) },
    { name: ui.cappedBase, amount: amount(score.base), note: 'part.cap' },
    ...events.map((id): Step => ({ name: phrases.name(flag, id), amount: ui.event, note: `event.${id}` })),
    { name: ui.value, amount: amount(value) },
  ];
  if (pattern)
    steps.unshift({ name: phrases.name(row, pattern.id), amount: amount(pattern.base), note: `row.${pattern.id}` });
  if (fitted.request.win.by === 'tsumo')
    steps.push({ name: ui.eachPays, amount: amount(value + 1), note: 'part.plus-one' });
  return steps;
}
