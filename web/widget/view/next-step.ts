import { html, nothing } from 'lit';
import { hanAndFu } from '../summary.ts';
import type { Context } from './context.ts';

/** What one more han, or as many as it takes, would bring. */
export function nextStep({ phrases, outcome, fitted, house }: Context) {
  if (outcome.kind !== 'score' || !outcome.next) return nothing;
  const { ui, limit } = phrases.words;
  const { more, han, fu, points } = outcome.next;
  const [first = 0, second] = points.payments;
  const paid = phrases.number(first);
  const each = fitted.request.win.by === 'tsumo' && house.players > 2 && second === undefined;
  const shares = second === undefined ? phrases.points(first) : ui.shares;
  const worth = each
    ? phrases.fill(ui.fromEach, { points: phrases.points(first) })
    : phrases.fill(shares, { points: `${phrases.number(second ?? 0)} / ${paid}` });
  const name = points.limit ? limit[points.limit] : hanAndFu(phrases, han, fu);
  return html`<p class="next-step">${phrases.fill(ui.nextStep, { count: more, name, worth })}</p>`;
}
