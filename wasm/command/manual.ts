// The man page, made of what help says.
import { COMMANDS } from './commands.ts';
import type { Context } from './context.ts';
import { aboutText, conditionRows, exitRows, operandRows, optionRows, textOf, usageOf } from './help.ts';

/**
 * Roff takes a backslash, and a dot or a quote at the start of a line, for itself; a hyphen is to stay one, and an ellipsis
 * to be seen where a terminal shows ASCII alone.
 */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('…', '...')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');

const heading = (text: string): string => `.SH ${escaped(text).toUpperCase()}`;
const part = (text: string): string => `.SS ${escaped(text)}`;
const tagged = (rows: string[][]): string[] =>
  rows.flatMap(([tag = '', text = '']) => ['.TP', `.B ${escaped(tag)}`, escaped(text)]);

export function manualOf({ text, words, engine }: Pick<Context, 'text' | 'words' | 'engine'>): string {
  const { heading: headings } = text;
  const lines = [
    `.TH TENSU 1 "" "tensu ${engine.version}" "${headings.manualOf}"`,
    heading(headings.name),
    escaped(`tensu - ${text.title}`),
    heading(headings.usage),
    ...Object.entries(COMMANDS).flatMap(([name, command]) => [escaped(usageOf(name, command)), '.br']),
    heading(headings.commands),
    ...Object.keys(COMMANDS).flatMap((name) => commandLines(text, name)),
    heading(headings.conditions),
    ...tagged(conditionRows(words.flag)),
    heading(headings.exit),
    ...tagged(exitRows(text)),
    heading(headings.environment),
    ...tagged([
      ['LC_ALL, LC_MESSAGES, LANG', text.environment.language],
      ['NO_COLOR', text.environment.noColour],
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(text: Context['text'], name: string): string[] {
  const command = COMMANDS[name];
  if (!command) return [];
  return [
    part(usageOf(name, command)),
    escaped(`${textOf(text.command, name)}.`.replace(/^./, (first) => first.toUpperCase())),
    '.PP',
    escaped(aboutText(text, name)),
    ...tagged([...operandRows(text, command), ...optionRows(text, command)]),
    '.PP',
    `${escaped(text.heading.examples)}:`,
    '.nf',
    ...command.examples.map(escaped),
    '.fi',
  ];
}
