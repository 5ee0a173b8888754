import { html, nothing } from 'lit';
import type { HandEngine } from 'tensu/hand';
import { infoOf, readRules } from '../state/house.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { paymentChart } from './payment-chart.ts';
import { rowChart, yakuChart } from './yaku-chart.ts';

/** What a table that stands by itself shows: the yaku of a rule set, of Sichuan the hands, or what it pays. */
export function chart(vocabulary: Vocabulary, engine: HandEngine, text: string, show: string) {
  const rules = readRules(engine, text);
  const description = engine.describe(rules);
  const info = infoOf(engine, rules);
  const phrases = vocabulary.phrases(info?.family === 'sichuan');
  if (!phrases) return nothing;
  if (!('options' in description)) {
    // Who wrote the page sees what is wrong with it.
    const why = phrases.sentences(description.problems.map((problem) => phrases.problem(problem)));
    return html`<p class="wait" lang=${phrases.lang}>${text}: ${why}</p>`;
  }
  const cells = show === 'payments' ? engine.table(rules) : undefined;
  const table = description.rows
    ? rowChart(phrases, description.rows)
    : Array.isArray(cells)
      ? paymentChart(phrases, cells, info?.players ?? 4)
      : yakuChart(phrases, description.yaku);
  return html`<div class="chart" lang=${phrases.lang}>${table}</div>`;
}
