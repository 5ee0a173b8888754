// `tensu batch`: a plain filter from hands to results, a line each, that keeps the order and holds little at a time.
import { once } from 'node:events';
import { createReadStream, fstatSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { fill } from '../../../web/text/fill.ts';
import { type Context, phrasesFor } from '../context.ts';
import { Fault } from '../fault.ts';
import { namedRules } from '../request.ts';
import { BAD, DONE } from '../status.ts';
import { BlockScorer, type Scored, type Settings } from './block.ts';
import { blocksOf } from './blocks.ts';
import { COLUMNS } from './columns.ts';
import { Crew } from './crew.ts';
import { Progress } from './progress.ts';

const CHUNK_BYTES = 1 << 18;
/** Blocks under way for each thread: one being scored, one waiting, one being written. */
const BLOCKS_EACH = 3;
const MOST_JOBS = 256;

type Score = (block: Buffer) => Scored | Promise<Scored>;

export async function batch(ctx: Context): Promise<number> {
  const settings = settingsOf(ctx);
  const jobs = jobsOf(ctx);
  const input = inputOf(ctx);
  const run = new Run(ctx, settings.strict, input.stream, progressOf(ctx, input.size));
  if (ctx.args.has('header')) ctx.write(`${settings.columns?.join(settings.separator)}\n`);
  if (jobs === 1) {
    const scorer = new BlockScorer(ctx.engine, settings);
    return run.through((block) => scorer.score(block.toString()), 1);
  }
  const crew = new Crew(jobs, settings);
  try {
    return await run.through((block) => crew.score(block), jobs * BLOCKS_EACH);
  } finally {
    await crew.dismiss();
  }
}

function settingsOf({ args, engine }: Context): Settings {
  const rules = args.last('rules');
  const columns = args.last('columns')?.split(',');
  const unknown = columns?.find((column) => !COLUMNS.includes(column));
  if (unknown !== undefined) {
    throw new Fault('notAmong', { argument: '--columns', value: unknown, choices: COLUMNS.join(', ') });
  }
  for (const option of ['tsv', 'header']) {
    if (args.has(option) && !columns) throw new Fault('needsOther', { argument: `--${option}`, other: '--columns' });
  }
  const settings: Settings = { separator: args.has('tsv') ? '\t' : ',', strict: args.has('strict') };
  if (columns) settings.columns = columns;
  if (rules !== undefined) settings.rules = namedRules(engine, rules, '--rules');
  return settings;
}

function jobsOf({ args }: Context): number {
  const jobs = args.number('jobs') ?? 1;
  if (jobs >= 1 && jobs <= MOST_JOBS) return jobs;
  throw new Fault('notAmong', { argument: '--jobs', value: jobs, choices: `1–${MOST_JOBS}` });
}

function inputOf({ args }: Context): { stream: Readable; size: number | undefined } {
  const [file = '-'] = args.operands;
  try {
    const stats = file === '-' ? fstatSync(0) : statSync(file);
    const size = stats.isFile() ? stats.size : undefined;
    return { stream: file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES }), size };
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): Fault =>
  new Fault('unreadable', { operand: 'file', value: file, reason: (error as NodeJS.ErrnoException).code ?? '' });

const isOfSystem = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).syscall === 'string';

/** Only for who watches, and not in the midst of the output. */
const progressOf = (ctx: Context, size: number | undefined): Progress | undefined =>
  process.stderr.isTTY && !process.stdout.isTTY ? new Progress(ctx, size) : undefined;

class Run {
  private lines = 0;
  private badLines = 0;
  /** The exit status, once it is known that the rest is not wanted. */
  private ended?: number;

  constructor(
    private readonly ctx: Context,
    private readonly strict: boolean,
    private readonly input: Readable,
    private readonly progress: Progress | undefined,
  ) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        this.ended ??= 128 + constants.signals[signal];
        this.input.destroy();
      });
    }
  }

  /** Scores all of the input with at most `most` blocks under way. */
  async through(score: Score, most: number): Promise<number> {
    const underWay: Promise<void>[] = [];
    try {
      for await (const block of blocksOf(this.input)) {
        if (this.ended !== undefined) break;
        const answer = score(block);
        const before = underWay.at(-1);
        underWay.push(this.put(answer, block.length, before));
        if (underWay.length >= most) await underWay.shift();
      }
    } catch (error) {
      // Destroyed at a signal, the input says that it ended too soon.
      if (this.ended === undefined)
        throw isOfSystem(error) ? unreadable(this.ctx.args.operands[0] ?? '-', error) : error;
    }
    await Promise.all(underWay);
    this.progress?.end();
    if (this.badLines > 0) this.ctx.warn(`tensu: ${fill(this.ctx.text.batch.badLines, { count: this.badLines })}\n`);
    return this.ended ?? DONE;
  }

  /** Writes an answer after the one before it. */
  private async put(answer: Scored | Promise<Scored>, bytes: number, before: Promise<void> | undefined): Promise<void> {
    const [{ output, lines, bad }] = await Promise.all([answer, before]);
    // What was under way at a signal is still written, what follows a line refused by --strict is not.
    if (this.ended === BAD) return;
    if (output.length > 0 && !process.stdout.write(output)) await once(process.stdout, 'drain');
    for (const { line, problem } of bad) {
      const { text } = this.ctx;
      const why = problem ? phrasesFor(this.ctx, '').problem(problem) : text.batch.unreadableLine;
      this.ctx.warn(`tensu: ${fill(text.batch.badLine, { line: this.lines + line + 1, problem: why })}\n`);
    }
    this.badLines += bad.length;
    this.lines += lines;
    this.progress?.add(lines, bytes);
    if (this.strict && bad.length > 0) {
      this.ended = BAD;
      this.input.destroy();
    }
  }
}
