// What each command does. Each answers with the exit status.
import type { HandRequest, Problem, Refused, Result, RoundRequest, Seat } from 'tensu';
import { baseOf } from '../../web/widget/state/house.ts';
import type { Arguments } from './arguments.ts';
import { batch } from './batch/batch.ts';
import { COMMANDS, commandNamed, SEATS } from './commands.ts';
import { completionFor } from './completion.ts';
import { type Context, phrasesFor } from './context.ts';
import { Fault } from './fault.ts';
import { helpOf, operandName, overview } from './help.ts';
import { manualOf } from './manual.ts';
import { comparisonText } from './print/comparison.ts';
import { ruleSetsText, rulesText } from './print/rules.ts';
import { refusalText, scoreText } from './print/score.ts';
import { settlementText } from './print/settlement.ts';
import { discardsText, waitsText } from './print/waits.ts';
import { readText } from './read.ts';
import { from } from './records/from.ts';
import { argumentOf, complain, fieldText, settingArgument, wrongText } from './refusal.ts';
import { namedRules, requestFrom, withOptions } from './request.ts';
import { BAD, DONE, NO_WIN, statusOf } from './status.ts';

export const RUN: Record<string, (ctx: Context) => number | Promise<number>> = {
  score,
  waits,
  discards,
  compare,
  rules,
  settle,
  batch,
  from,
  completion: (ctx) => print(ctx, completionFor(ctx, ctx.args.operands[0] ?? '')),
  manual: (ctx) => print(ctx, manualOf(ctx)),
  help,
};

function print(ctx: Context, text: string): number {
  ctx.write(text);
  return DONE;
}

const json = (ctx: Context, value: unknown) => ctx.write(`${JSON.stringify(value, null, 2)}\n`);

/** The hand of the arguments, or what is wrong with them, which is then said. */
function handOf(ctx: Context): HandRequest | undefined {
  const hand = requestFrom(ctx.engine, ctx.args, Object.keys(ctx.words.flag));
  if (!Array.isArray(hand)) return hand;
  if (ctx.args.has('json')) json(ctx, { ok: false, problems: hand });
  // What is wrong with the line itself stands there, whatever the options say.
  const argument = ({ field }: Problem) => (field === 'melds' ? '--melds' : operandName('hand'));
  complain(ctx, phrasesFor(ctx, ''), hand, argument, {
    text: ctx.args.operands.join(' '),
    melds: ctx.args.all('melds').join(' '),
  });
  return undefined;
}

function refuse(ctx: Context, hand: HandRequest, problems: Problem[]): number {
  const argument = (problem: Problem) => argumentOf(ctx, hand, problem);
  complain(ctx, phrasesFor(ctx, baseOf(hand.rules)), problems, argument, { concealed: hand.concealed });
  return BAD;
}

function score(ctx: Context): number {
  const hand = handOf(ctx);
  if (!hand) return BAD;
  const result = ctx.engine.score(hand);
  const phrases = phrasesFor(ctx, baseOf(hand.rules));
  const status = result.ok ? DONE : statusOf(result.problems);
  if (ctx.args.has('json')) json(ctx, result);
  if (!result.ok && status === BAD) return refuse(ctx, hand, result.problems);
  if (!ctx.args.has('json')) {
    ctx.write(result.ok ? scoreText(ctx, phrases, result, hand) : refusalText(ctx, phrases, result));
  }
  return status;
}

function waits(ctx: Context): number {
  return ask(ctx, ctx.engine.waits, (answer, hand) => ({
    text: waitsText(ctx, phrasesFor(ctx, baseOf(hand.rules)), answer),
    status: answer.shanten === 0 && answer.waits.length > 0 ? DONE : NO_WIN,
  }));
}

function discards(ctx: Context): number {
  return ask(ctx, ctx.engine.discards, (answer) => ({ text: discardsText(ctx, answer), status: DONE }));
}

function ask<T extends object>(
  ctx: Context,
  call: (hand: HandRequest) => T | Refused,
  show: (answer: T, hand: HandRequest) => { text: string; status: number },
): number {
  const hand = handOf(ctx);
  if (!hand) return BAD;
  const answer = call(hand);
  if (ctx.args.has('json')) json(ctx, answer);
  if ('problems' in answer) return refuse(ctx, hand, answer.problems);
  const { text, status } = show(answer, hand);
  if (!ctx.args.has('json')) ctx.write(text);
  return status;
}

function compare(ctx: Context): number {
  const hand = handOf(ctx);
  if (!hand) return BAD;
  const named = ctx.args
    .all('rules')
    .map((id) => withOptions(ctx.engine, ctx.args, namedRules(ctx.engine, id, '--rules')));
  // Other rule sets may not have the option.
  if (named.length === 0) alone(ctx.args, 'option', '--rules');
  const results = ctx.engine.compare(hand, named.length > 0 ? named : undefined);
  if (ctx.args.has('json')) json(ctx, results);
  const faults = results.flatMap((result: Result) => (result.ok ? [] : result.problems));
  const won = results.some(({ ok }) => ok);
  if (!won && statusOf(faults) === BAD) return refuse(ctx, hand, faults.slice(0, 1));
  const asked = ctx.args.all('rules').map((id) => [id, ...ctx.args.all('option')].join(';'));
  if (!ctx.args.has('json')) ctx.write(comparisonText(ctx, results, asked));
  return won ? DONE : NO_WIN;
}

/** An option that says nothing without `other` is not passed over. */
function alone(args: Arguments, option: string, other: string): void {
  if (args.has(option)) throw new Fault('needsOther', { argument: `--${option}`, other });
}

function rules(ctx: Context): number {
  const { engine, args } = ctx;
  const [id] = args.operands;
  if (id === undefined) {
    alone(args, 'option', operandName('rules'));
    if (args.has('json')) json(ctx, engine.rules());
    else ctx.write(ruleSetsText(ctx, engine.rules()));
    return DONE;
  }
  const asked = withOptions(engine, args, namedRules(engine, id, operandName('rules')));
  const description = engine.describe(asked);
  if (args.has('json')) json(ctx, description);
  if ('problems' in description) {
    const argument = (problem: Problem) => settingArgument(args, problem, operandName('rules'));
    complain(ctx, phrasesFor(ctx, id), description.problems, argument);
    return BAD;
  }
  if (!args.has('json')) ctx.write(rulesText(ctx, phrasesFor(ctx, baseOf(asked)), description, baseOf(asked)));
  return DONE;
}

function settle(ctx: Context): number {
  const [file = ''] = ctx.args.operands;
  const round = readRound(file);
  const result = ctx.engine.settle(round);
  const phrases = phrasesFor(ctx, baseOf(round.rules ?? ''), dealerOf(round));
  if (ctx.args.has('json')) json(ctx, result);
  if (!result.ok) {
    const argument = operandName('file');
    for (const problem of result.problems) {
      const said = fieldText(ctx, phrases, 'RoundRequest', problem);
      ctx.warn(`tensu: ${wrongText(ctx, argument, said)}\n`);
    }
    return statusOf(result.problems);
  }
  if (!ctx.args.has('json')) ctx.write(settlementText(ctx, phrases, round, result));
  return DONE;
}

/** As the request names it; one that it cannot name is refused by the engine. */
const dealerOf = ({ dealerSeat }: RoundRequest): Seat => (SEATS[dealerSeat ?? 0] === undefined ? 0 : (dealerSeat ?? 0));

function readRound(file: string): RoundRequest {
  const text = readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('notJson', { operand: 'file', value: file });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Fault('notJson', { operand: 'file', value: file });
  }
  if (!('rules' in value)) throw new Fault('noRules', { operand: 'file' });
  return value as RoundRequest;
}

function help(ctx: Context): number {
  const [name] = ctx.args.operands;
  if (name === undefined) return print(ctx, overview(ctx));
  const command = commandNamed(name);
  if (!command)
    throw new Fault('notAmong', { operand: 'command', value: name, choices: Object.keys(COMMANDS).join(', ') });
  return print(ctx, helpOf(ctx, name, command));
}
