#!/usr/bin/env node
// The command `tensu`. What it can do is described in commands.ts and done in run.ts.
import { loadEngine } from 'tensu';
import { fill } from '../../web/text/fill.ts';
import { wordsIn } from '../../web/text/languages.ts';
import { optionWordsIn } from '../../web/text/options/words.ts';
import { Arguments, readArguments } from './arguments.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { type Context, languageFrom } from './context.ts';
import { Fault } from './fault.ts';
import { helpOf, operandName, overview } from './help.ts';
import { nearest } from './nearest.ts';
import { RUN } from './run.ts';
import { BAD, DONE } from './status.ts';
import { styleFor } from './style.ts';
import { commandWordsIn } from './text/index.ts';

/** The language is needed before the arguments are read, to say what is wrong with them. */
function askedLanguage(argv: string[]): string | undefined {
  const at = argv.lastIndexOf('--lang');
  return at >= 0 ? argv[at + 1] : argv.findLast((word) => word.startsWith('--lang='))?.slice('--lang='.length);
}

async function contextFor(argv: string[]): Promise<Context> {
  const lang = languageFrom(askedLanguage(argv), process.env);
  const [engine, words, options, text] = await Promise.all([
    loadEngine(),
    wordsIn(lang),
    optionWordsIn(lang),
    commandWordsIn(lang),
  ]);
  return {
    engine,
    lang,
    words,
    options,
    text,
    args: new Arguments(),
    style: styleFor(process.stdout.isTTY, process.env),
    write: (output) => process.stdout.write(output),
    warn: (message) => process.stderr.write(message),
  };
}

async function main(argv: string[]): Promise<number> {
  const ctx = await contextFor(argv);
  try {
    return await run(ctx, argv);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { operand, ...values } = error.values;
    const argument = operand === undefined ? values.argument : operandName(String(operand));
    ctx.warn(
      `tensu: ${fill(ctx.text.fault[error.id], { ...values, ...(argument === undefined ? {} : { argument }) })}\n`,
    );
    return BAD;
  }
}

/** What every command has, such as `--lang ja`, may come before it, too. */
async function run(ctx: Context, argv: string[]): Promise<number> {
  const at = argv.findIndex((word, i) => !word.startsWith('-') && argv[i - 1] !== '--lang');
  const name = at < 0 ? 'help' : (argv[at] ?? '');
  const command = commandNamed(name);
  if (!command) throw unknownCommand(name);
  const rest = at < 0 ? argv : [...argv.slice(0, at), ...argv.slice(at + 1)];
  ctx.args = readArguments(rest, command, Object.keys(ctx.words.flag));
  if (ctx.args.has('version')) {
    ctx.write(`${ctx.engine.version}\n`);
    return DONE;
  }
  if (ctx.args.has('help')) {
    ctx.write(at < 0 ? overview(ctx) : helpOf(ctx, name, command));
    return DONE;
  }
  if (at < 0) {
    ctx.warn(overview(ctx));
    return BAD;
  }
  return (RUN[name] as (typeof RUN)[string])(ctx);
}

function unknownCommand(name: string): Fault {
  const near = nearest(name, Object.keys(COMMANDS));
  return near ? new Fault('unknownCommandNear', { value: name, near }) : new Fault('unknownCommand', { value: name });
}

// Who reads the output may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(DONE);
});
process.exitCode = await main(process.argv.slice(2));
