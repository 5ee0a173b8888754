// What is said when a hand is refused: what is wrong with the input goes to standard error and names the argument.
import type { Engine, HandRequest, Problem } from 'tensu';
import { fill } from '../../web/text/fill.ts';
import type { Phrases } from '../../web/widget/phrases.ts';
import type { Arguments } from './arguments.ts';
import { choicesAt, type RequestKind } from './choices.ts';
import type { Context } from './context.ts';
import type { Fault } from './fault.ts';
import { operandName } from './help.ts';
import { widthOf } from './print/table.ts';

/** Fields that options of other names give. */
const GIVEN_BY: Record<string, string[]> = { win: ['ron', 'tsumo'], 'win.from': ['from'] };
/** Fields that the operands give. */
const WRITTEN = ['', 'text', 'concealed'];

/** Where in the arguments the field of a problem comes from: an option that was given, or that is lacking, or the hand. */
export function argumentOf({ args, engine }: Context, { win }: HandRequest, problem: Problem): string {
  const { code, field, detail } = problem;
  const whole = field.split(/[.[]/)[0] ?? '';
  const written = operandName('hand');
  if (WRITTEN.includes(whole)) return written;
  if (field.startsWith('rules.')) return settingArgument(args, problem, args.has('rules') ? '--rules' : written);
  // A condition that is none can only stand in the line: there is no option of its name.
  if (whole === 'flags') return args.has(String(detail?.flag)) ? `--${detail?.flag}` : written;
  if (whole === 'melds') return isOfOption(args, engine, field) ? '--melds' : written;
  const options = GIVEN_BY[field] ?? GIVEN_BY[whole] ?? [whole];
  const lacking = detail?.reason === 'missing' || (code === 'no_discarder' && !('from' in win));
  const given = lacking ? options : options.filter((option) => args.has(option));
  return given.map((option) => `--${option}`).join(', ') || written;
}

/** Where an option of the rules was set, or `otherwise`, where the rules themselves were named. */
export function settingArgument(args: Arguments, { field }: Problem, otherwise: string): string {
  const key = field.replace(/^rules\.(set\.)?/, '');
  return args.all('option').some((setting) => setting.startsWith(`${key}=`)) ? `--option ${key}` : otherwise;
}

/** The melds of options stand behind those of the line. */
function isOfOption(args: Arguments, engine: Engine, field: string): boolean {
  const [, place] = /^melds\[(\d+)\]/.exec(field) ?? [];
  const line = engine.parseLine(args.operands.join(' '));
  const own = 'problems' in line ? 0 : (line.melds?.length ?? 0);
  return args.has('melds') && (place === undefined || Number(place) >= own);
}

/** What a file or an argument says must neither command the terminal nor look like a line of ours. */
export const visible = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => (sign < ' ' ? String.fromCharCode(0x2400 + sign.charCodeAt(0)) : '\ufffd'));

/** A fault in a sentence of its own. */
export function faultText({ text }: Pick<Context, 'text'>, { id, values }: Fault): string {
  const { operand, ...others } = values;
  const argument = operand === undefined ? others.argument : operandName(String(operand));
  return `tensu: ${visible(fill(text.fault[id], { ...others, ...(argument === undefined ? {} : { argument }) }))}\n`;
}

/** What is wrong with an argument, or with a field of what it holds. */
export const wrongText = ({ text }: Pick<Context, 'text'>, argument: string, problem: string): string =>
  visible(fill(text.wrong, { argument, problem }));

/** What is wrong with a field of a request in JSON, and what could stand there instead. */
export function fieldText(ctx: Context, phrases: Phrases, request: RequestKind, problem: Problem): string {
  const said = wrongText(ctx, problem.field, phrases.problem(problem));
  const choices = problem.detail?.reason === 'unknown' ? insteadOf(ctx, request, problem) : [];
  return choices.length === 0 ? said : fill(ctx.text.known, { problem: said, choices: choices.join(', ') });
}

/** The schema leaves flags open. One that is named in the problem is known, but not of these rules. */
function insteadOf({ words }: Context, request: RequestKind, { field, detail }: Problem): string[] {
  if (!/(^|\.)flags\[/.test(field)) return choicesAt(request, field);
  return detail?.flag === undefined ? Object.keys(words.flag) : [];
}

/** Says each problem with its argument. Where it stands is shown in the texts `written` for some of the fields. */
export function complain(
  ctx: Context,
  phrases: Phrases,
  problems: readonly Problem[],
  argument: (problem: Problem) => string,
  written: Record<string, string> = {},
): void {
  for (const problem of problems) {
    ctx.warn(`tensu: ${wrongText(ctx, argument(problem), phrases.problem(problem))}\n`);
    const text = written[problem.field];
    const position = problem.detail?.position;
    if (text === undefined || typeof position !== 'number') continue;
    ctx.warn(`  ${visible(text)}\n  ${' '.repeat(widthOf(text.slice(0, position)))}^\n`);
  }
}
