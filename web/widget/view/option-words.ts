import type { Phrases } from '../phrases.ts';
import type { OptionValue } from '../state/entry.ts';

/** What a value of an option is called; nothing until the words of the options are there. */
export function valueName(phrases: Phrases, key: string, value: OptionValue): string {
  const { options } = phrases;
  if (typeof value === 'number') return phrases.number(value);
  if (!options) return '';
  if (typeof value === 'boolean') return value ? options.panel.yes : options.panel.no;
  return phrases.name((options.choice as Record<string, object>)[key] ?? {}, value);
}
