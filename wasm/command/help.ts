// How to use the command, for the terminal.

import { fill } from '../../web/text/fill.ts';
import { COLUMNS } from './batch/columns.ts';
import { COMMANDS, type Command, OPTIONS, type Operand, optionsOf } from './commands.ts';
import type { Context } from './context.ts';
import { table, wrap } from './print/table.ts';
import { DEFAULT_RULES } from './request.ts';
import type { CommandWords } from './text/index.ts';

/** The width of a terminal that help is written for. */
const WIDTH = 96;

type Words = Pick<Context, 'text' | 'words' | 'style'>;

export function overview({ text, style }: Words): string {
  const commands = Object.keys(COMMANDS).map((name) => [style.strong(name), textOf(text.command, name)]);
  const { heading } = text;
  const parts = [
    `tensu: ${text.title}`,
    `${style.strong(heading.usage)}\n  tensu COMMAND …`,
    `${style.strong(heading.commands)}\n${table(commands)}`,
    `${style.strong(heading.examples)}\n${examplesOf('score')}`,
    text.more,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function helpOf({ text, words, style }: Words, name: string, command: Command): string {
  const { heading } = text;
  const parts = [
    `tensu ${name}: ${textOf(text.command, name)}`,
    `${style.strong(heading.usage)}\n  ${usageOf(name, command)}`,
    wrap(aboutText(text, name), WIDTH, '  '),
    command.operands.length > 0 && `${style.strong(heading.operands)}\n${table(operandRows(text, command))}`,
    `${style.strong(heading.options)}\n${table(optionRows(text, command))}`,
    command.conditions && `${style.strong(heading.conditions)}\n${table(conditionRows(words.flag))}`,
    `${style.strong(heading.examples)}\n${examplesOf(name)}`,
    `${style.strong(heading.exit)}\n${table(exitRows(text))}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The word for an id in a table of words. */
export const textOf = (words: object, id: string): string => (words as Record<string, string>)[id] ?? '';

/** What is to be known of a command besides. */
export const aboutText = ({ about }: CommandWords, name: string): string =>
  fill(textOf(about, name), { rules: DEFAULT_RULES });

export function usageOf(name: string, { operands, conditions, options }: Command): string {
  const words = operands.map(operandUsage);
  if (options.length > 0 || conditions) words.push('[OPTION…]');
  return ['tensu', name, ...words].join(' ');
}

function operandUsage({ name, needed, many }: Operand): string {
  const word = `${operandName(name)}${many ? '…' : ''}`;
  return needed ? word : `[${word}]`;
}

export const operandName = (name: string): string => name.toUpperCase();

export const operandRows = ({ operand }: CommandWords, { operands }: Command): string[][] =>
  operands.map(({ name }) => [operandName(name), textOf(operand, name)]);

export function optionRows(text: CommandWords, command: Command): string[][] {
  return optionsOf(command).map((name) => [optionUsage(text, name), optionText(text, name)]);
}

export const optionText = ({ option }: CommandWords, name: string): string =>
  fill(textOf(option, name), { columns: COLUMNS.join(',') });

function optionUsage({ value: values }: CommandWords, name: string): string {
  const { value, short } = OPTIONS[name] ?? {};
  return [short ? `-${short}, ` : '', `--${name}`, value ? ` ${textOf(values, value)}` : ''].join('');
}

export const conditionRows = (flags: object): string[][] =>
  Object.entries(flags).map(([id, name]) => [`--${id}`, String(name)]);

const examplesOf = (name: string): string => (COMMANDS[name]?.examples ?? []).map((line) => `  ${line}`).join('\n');

export const exitRows = ({ exit }: CommandWords): string[][] => [
  ['0', exit.done],
  ['1', exit.noWin],
  ['2', exit.bad],
];
