#!/usr/bin/env node
// The command `tensu`. What it can do is described in commands.ts and done in run.ts.
import { fstatSync, writeFileSync, writeSync } from 'node:fs';
import { loadEngine } from 'tensu';
import { fill } from '../../web/text/fill.ts';
import { optionWordsIn } from '../../web/text/options/words.ts';
import { tableWordsIn } from '../../web/text/round/words.ts';
import { Arguments, readArguments } from './arguments.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { type Context, languageFrom, wordsWith } from './context.ts';
import { Fault } from './fault.ts';
import { helpOf, overview } from './help.ts';
import { nearest } from './nearest.ts';
import { faultText } from './refusal.ts';
import { RUN } from './run.ts';
import { BAD, DONE, SIGNALLED } from './status.ts';
import { styleFor } from './style.ts';
import { type CommandWords, commandWordsIn } from './text/index.ts';

/** The language is needed before the arguments are read, to say what is wrong with them. */
function askedLanguage(argv: string[]): string | undefined {
  const at = argv.lastIndexOf('--lang');
  return at >= 0 ? argv[at + 1] : argv.findLast((word) => word.startsWith('--lang='))?.slice('--lang='.length);
}

async function contextFor(argv: string[]): Promise<Context> {
  const lang = languageFrom(askedLanguage(argv), process.env);
  const [words, options, text] = await Promise.all([tableWordsIn(lang), optionWordsIn(lang), commandWordsIn(lang)]);
  return {
    engine: await loadEngine().catch((error) => engineFailed(text, error)),
    lang,
    words: wordsWith(words, text),
    options,
    text,
    args: new Arguments(),
    style: styleFor(process.stdout.isTTY, process.env),
    write: fstatSync(1).isFile() ? writeFile : (output) => process.stdout.write(output),
    warn: (message) => process.stderr.write(message),
  };
}

/** A file of the package is missing or damaged: the hand is not at fault, and it is not said of it that it does not win. */
function engineFailed(text: CommandWords, error: Error): never {
  const reason = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message;
  writeSync(2, faultText({ text }, new Fault('noEngine', { reason })));
  process.exit(BAD);
}

/** Node's own stream of a file takes a part for the whole, which is what a full disk leaves. */
function writeFile(output: string | Uint8Array): boolean {
  try {
    writeFileSync(1, output);
  } catch (error) {
    process.stdout.emit('error', error);
  }
  return true;
}

async function main(ctx: Context, argv: string[]): Promise<number> {
  try {
    return await run(ctx, argv);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    ctx.warn(faultText(ctx, error));
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

/** Who reads the output may have seen enough; a disk may be full. */
function outputFailed(ctx: Context, error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(DONE);
  ctx.warn(`tensu: ${fill(ctx.text.fault.unwritable, { reason: error.code ?? '' })}\n`);
  process.exit(BAD);
}

const argv = process.argv.slice(2);
const ctx = await contextFor(argv);
process.stdout.on('error', (error) => outputFailed(ctx, error));
// Without anybody to tell, the work goes on.
process.stderr.on('error', () => {});
const status = await main(ctx, argv);
process.exitCode = status;
// Ended by a signal, it does not wait until somebody reads what it has said.
if (status > SIGNALLED) process.exit();
