// Reads the arguments of a command by its description. What does not fit is a fault that names the argument.
import { parseArgs } from 'node:util';
import { type Command, OPTIONS, optionsOf } from './commands.ts';
import { Fault } from './fault.ts';
import { nearest } from './nearest.ts';

export class Arguments {
  readonly operands: string[] = [];
  private readonly values = new Map<string, string[]>();

  has(option: string): boolean {
    return this.values.has(option);
  }

  /** What was given last. */
  last(option: string): string | undefined {
    return this.all(option).at(-1);
  }

  all(option: string): string[] {
    return this.values.get(option) ?? [];
  }

  add(option: string, value: string): void {
    this.values.set(option, [...this.all(option), value]);
  }

  /** A whole number that is not negative. */
  number(option: string): number | undefined {
    const value = this.last(option);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/.test(value)) throw new Fault('notANumber', { argument: `--${option}`, value });
    return Number(value);
  }
}

/** `conditions` are the ids of the flags, each an option of the commands that take them. */
export function readArguments(argv: string[], command: Command, conditions: readonly string[]): Arguments {
  const known = [...optionsOf(command), ...(command.conditions ? conditions : [])];
  const { tokens } = parseArgs({ args: argv, options: parseable(known), strict: false, tokens: true });
  const read = new Arguments();
  for (const token of tokens) {
    if (token.kind === 'positional') read.operands.push(token.value);
    if (token.kind === 'option') addOption(read, token, known);
  }
  // Who asks for help need not know the rest.
  if (!read.has('help') && !read.has('version')) checkOperands(read.operands, command);
  return read;
}

function parseable(known: readonly string[]) {
  const one = (name: string) => {
    const { value, short } = OPTIONS[name] ?? {};
    return { type: value ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}), multiple: true };
  };
  return Object.fromEntries(known.map((name) => [name, one(name)]));
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function addOption(read: Arguments, { name, rawName, value, inlineValue }: OptionToken, known: string[]): void {
  const argument = rawName;
  if (!known.includes(name)) {
    const near = nearest(name, known);
    throw near
      ? new Fault('unknownOptionNear', { argument, near: `--${near}` })
      : new Fault('unknownOption', { argument });
  }
  const { value: wanted, choices } = OPTIONS[name] ?? {};
  if (!wanted) {
    if (value !== undefined) throw new Fault('takesNoValue', { argument });
    read.add(name, '');
    return;
  }
  if (value === undefined || (!inlineValue && value.startsWith('--'))) throw new Fault('needsValue', { argument });
  if (Array.isArray(choices) && !choices.includes(value) && !isSeatNumber(value, wanted)) {
    throw new Fault('notAmong', { argument, value, choices: choices.join(', ') });
  }
  read.add(name, value);
}

/** Seats may also be given by their numbers, as requests have them. */
const isSeatNumber = (value: string, wanted: string): boolean => wanted === 'seat' && /^[0-3]$/.test(value);

function checkOperands(given: string[], { operands }: Command): void {
  operands.forEach(({ name, needed, choices }, i) => {
    const value = given[i];
    if (value === undefined && needed) throw new Fault('missing', { operand: name });
    if (value !== undefined && Array.isArray(choices) && !choices.includes(value)) {
      throw new Fault('notAmong', { operand: name, value, choices: choices.join(', ') });
    }
  });
  const extra = given[operands.length];
  if (extra !== undefined && !operands.at(-1)?.many) throw new Fault('tooMany', { argument: extra });
}
