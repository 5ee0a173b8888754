import type { OptionValue } from '../state/entry.ts';
import type { Context } from './context.ts';

/** What a value of an option is called. */
export function valueName({ phrases }: Pick<Context, 'phrases'>, key: string, value: OptionValue): string {
  const { choice, ui } = phrases.words;
  if (typeof value === 'boolean') return value ? ui.yes : ui.no;
  if (typeof value === 'number') return phrases.number(value);
  return phrases.name((choice as Record<string, object>)[key] ?? {}, value);
}
