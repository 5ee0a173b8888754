import { html, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { Context } from './context.ts';

/** How a Sichuan hand comes to its value: row, roots, the cap, events, what each payer pays. */
export function sichuanWorth({ phrases, fitted }: Context, score: Score): TemplateResult {
  const { ui, row, flag } = phrases.words;
  const { pattern, roots = 0, uncapped = 0, value = 0, events = [] } = score;
  const steps: [string, string][] = [
    [pattern ? phrases.name(row, pattern.id) : '', phrases.number(pattern?.base ?? 0)],
    [phrases.fill(ui.roots, { count: roots }), `× ${2 ** roots}`],
    [ui.uncapped, phrases.number(uncapped)],
    [ui.cappedBase, phrases.number(score.base)],
    ...events.map((event): [string, string] => [phrases.name(flag, event), ui.event]),
    [ui.value, phrases.number(value)],
  ];
  if (fitted.request.win.by === 'tsumo') steps.push([ui.eachPays, phrases.number(value + 1)]);
  return html`
    <h3>${ui.worth}</h3>
    <table class="yaku">
      <tbody>
        ${steps.map(([name, amount]) => html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`)}
      </tbody>
    </table>
  `;
}
