import { html, type TemplateResult } from 'lit';
import type { Score } from 'tensu';
import type { Context } from './context.ts';
import { ledger } from './ledger.ts';
import { roundTable } from './round-table.ts';

/** What every seat gains or loses, and the lines that add up to it. */
export function payments(ctx: Context, score: Score): TemplateResult {
  return html`
    <h3>${ctx.phrases.words.ui.payments}</h3>
    <div class="payments">${roundTable(ctx, score)} ${ledger(ctx.phrases, score.lines)}</div>
  `;
}
