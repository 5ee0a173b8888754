// The request that the arguments describe.
import type { Engine, HandRequest, Problem, Refused, RuleOption, Rules, Seat } from 'tensu';
import { baseOf } from '../../web/widget/state/house.ts';
import type { Arguments } from './arguments.ts';
import { SEATS } from './commands.ts';
import { Fault } from './fault.ts';
import { nearest } from './nearest.ts';

export const DEFAULT_RULES = 'makopi-house';

/** Fields that are a text or a whole number, as they are. */
const TEXTS = ['round', 'dora', 'ura', 'discards', 'lack'] as const;
const NUMBERS = ['flowers', 'honba', 'deposits'] as const;

/** The hand on the line of operands, with what the options say in place of what the line says. */
export function requestFrom(engine: Engine, args: Arguments, conditions: readonly string[]): HandRequest | Problem[] {
  const read = lineFrom(engine, args);
  if ('problems' in read) return read.problems;
  const hand: HandRequest = { ...read, win: read.win ?? { by: 'tsumo' } };
  const rules = rulesFrom(engine, args, read.rules ?? DEFAULT_RULES);
  const flags = [...(read.flags ?? []), ...conditions.filter((flag) => args.has(flag))];
  const given: Record<string, unknown> = { rules };
  if (flags.length > 0) given.flags = [...new Set(flags)];
  for (const key of TEXTS) if (args.has(key)) given[key] = args.last(key);
  for (const key of NUMBERS) if (args.has(key)) given[key] = args.number(key);
  if (args.has('points')) given.points = numbersOf(args, 'points');
  if (args.has('active')) given.active = (args.last('active') ?? '').split(',').map((seat) => seatOf(seat, '--active'));
  for (const key of ['seat', 'liable']) if (args.has(key)) given[key] = seatOf(args.last(key) ?? '', `--${key}`);
  const request: HandRequest = { ...hand, ...given, win: winFrom(args, hand.win) };
  const { win, seat = 0 } = request;
  if (args.has('from') && win.by === 'ron' && win.from === seat) {
    throw new Fault('ownDiscard', { argument: '--from', value: SEATS[seat] });
  }
  return request;
}

/** The operands as a line, with the melds of options beside its own. */
function lineFrom(engine: Engine, args: Arguments): HandRequest | Refused {
  const read = engine.parseLine(args.operands.join(' '));
  if ('problems' in read || !args.has('melds')) return read;
  const value = args.all('melds').join(' ');
  const more = engine.parseLine(value);
  if ('problems' in more) return { ...more, problems: more.problems.map((each) => ({ ...each, field: 'melds' })) };
  const { concealed, melds, ...rest } = more;
  if (!melds || concealed !== '' || Object.keys(rest).length > 0) {
    throw new Fault('notMelds', { argument: '--melds', value });
  }
  return { ...read, melds: [...(read.melds ?? []), ...melds] };
}

/** A seat by its wind, or by its number as requests have it. */
function seatOf(text: string, argument: string): Seat {
  const place = (SEATS as readonly string[]).indexOf(text);
  if (place >= 0) return place as Seat;
  if (!/^[0-3]$/.test(text)) throw new Fault('notAmong', { argument, value: text, choices: SEATS.join(', ') });
  return Number(text) as Seat;
}

function numbersOf(args: Arguments, option: string): number[] {
  return (args.last(option) ?? '').split(',').map((value) => {
    if (!/^-?\d+$/.test(value)) throw new Fault('notWhole', { argument: `--${option}`, value });
    return Number(value);
  });
}

function winFrom(args: Arguments, read: HandRequest['win']): HandRequest['win'] {
  for (const other of ['--ron', '--from']) {
    if (args.has('tsumo') && args.has(other.slice(2))) throw new Fault('together', { argument: '--tsumo', other });
  }
  if (args.has('tsumo')) return { by: 'tsumo' };
  const from = args.last('from');
  if (from !== undefined) return { by: 'ron', from: seatOf(from, '--from') };
  // The engine says that the discarder is missing where the line does not name one either.
  return args.has('ron') ? ({ ...read, by: 'ron' } as HandRequest['win']) : read;
}

/** The rules asked for last, with the options asked for. */
export function rulesFrom(engine: Engine, args: Arguments, otherwise: Rules): Rules {
  const named = args.last('rules');
  return withOptions(engine, args, named === undefined ? otherwise : namedRules(engine, named, '--rules'));
}

/**
 * Rules as a line writes them: `makopi-house`, `makopi-house;kiriage=false`. `argument` is where they were named; `among`
 * are those that there is a choice of.
 */
export function namedRules(engine: Engine, text: string, argument: string, among = engine.rules()): Rules {
  const [base = '', ...settings] = text.split(';');
  const ids = among.map(({ id }) => id);
  if (!ids.includes(base)) throw new Fault('notAmong', { argument, value: base, choices: ids.join(', ') });
  return changed(engine, base, settings.filter(Boolean), argument);
}

export const withOptions = (engine: Engine, args: Arguments, rules: Rules): Rules =>
  changed(engine, rules, args.all('option'), '--option');

/** Rules with `settings` as `KEY=VALUE`, named by `argument`. Those of no rule set are left to be refused. */
function changed(engine: Engine, rules: Rules, settings: string[], argument: string): Rules {
  if (settings.length === 0) return rules;
  const base = baseOf(rules);
  const description = engine.describe(base);
  if ('problems' in description) return rules;
  const given = typeof rules === 'string' ? {} : rules.set;
  const set = settings.map((text) => settingOf(text, description.options, argument));
  return { base, set: { ...given, ...Object.fromEntries(set) } };
}

function settingOf(text: string, options: RuleOption[], named: string): [string, boolean | number | string] {
  const [, key, value = ''] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  if (key === undefined) throw new Fault('notASetting', { argument: named, value: text });
  const option = options.find((one) => one.key === key);
  const argument = `${named} ${key}`;
  if (!option) {
    const near = nearest(
      key,
      options.map((one) => one.key),
    );
    throw near ? new Fault('unknownSettingNear', { argument, near }) : new Fault('unknownSetting', { argument });
  }
  const choices = choicesOf(option);
  const fits = choices ? choices.includes(value) : isWithin(option, value);
  if (!fits) throw new Fault('notAmong', { argument, value, choices: choices?.join(', ') ?? rangeOf(option) });
  return [key, option.type === 'bool' ? value === 'true' : /^-?\d+$/.test(value) ? Number(value) : value];
}

function isWithin({ min = 0, max = min, step = 1 }: RuleOption, text: string): boolean {
  const value = Number(text);
  return /^-?\d+$/.test(text) && value >= min && value <= max && (value - min) % step === 0;
}

/** The values of an option in writing, where they can be counted. */
export function choicesOf({ type, choices }: RuleOption): string[] | undefined {
  return type === 'bool' ? ['true', 'false'] : choices?.map(String);
}

/** `0–1000 (+100)`: from, to, and the step where it is not 1. */
export const rangeOf = ({ min, max, step = 1 }: RuleOption): string => `${min}–${max}${step > 1 ? ` (+${step})` : ''}`;
