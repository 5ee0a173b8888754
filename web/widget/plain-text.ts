import type { Seat } from 'tensu';
import type { Phrases } from './phrases.ts';
import type { Derived } from './state/derived.ts';
import { summary } from './summary.ts';

/** The hand and what it is worth as plain text for a chat. Its second line can be pasted back as a hand. */
export function plainText(phrases: Phrases, { house, fitted, outcome }: Derived, line: string): string {
  const { words } = phrases;
  const rules = phrases.name(words.rules, house.info.id);
  const count = house.changedKeys.length;
  const changed = count > 0 ? phrases.fill(words.ui.optionsChanged, { count }) : '';
  const lines = [phrases.list([rules, changed].filter(Boolean)), line, summary(phrases, outcome, fitted)];
  if (outcome.kind === 'score') {
    const shares = outcome.score.deltas.map((delta, seat) => `${phrases.seat(seat as Seat)} ${phrases.signed(delta)}`);
    lines.push(phrases.list(shares));
  }
  return lines.join('\n');
}
