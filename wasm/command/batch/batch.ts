// `tensu batch`: a plain filter from hands to results, a line each, that keeps the order and holds little at a time.
import { createReadStream, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { Fault } from '../fault.ts';
import { namedRules } from '../request.ts';
import { BlockScorer, type Settings } from './block.ts';
import { COLUMNS } from './columns.ts';
import { Crew } from './crew.ts';
import { Flow } from './flow.ts';
import { Progress } from './progress.ts';

const CHUNK_BYTES = 1 << 18;
const MOST_JOBS = 256;

export async function batch(ctx: Context): Promise<number> {
  const settings = settingsOf(ctx);
  const jobs = jobsOf(ctx);
  const { stream, size } = inputOf(ctx);
  const crew = new Crew(jobs, settings, new BlockScorer(ctx.engine, settings));
  if (ctx.args.has('header')) ctx.write(`${settings.columns?.join(settings.separator)}\n`);
  try {
    return await new Flow(ctx, settings.strict, crew, progressOf(ctx, size)).run(stream);
  } catch (error) {
    throw isOfSystem(error) ? unreadable(ctx.args.operands[0] ?? '-', error) : error;
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
    const fd = file === '-' ? 0 : openSync(file, 'r');
    const stats = fstatSync(fd);
    // As standard input it would be read as nothing at all.
    if (stats.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    const size = stats.isFile() ? stats.size : undefined;
    if (fd === 0) return { stream: process.stdin, size };
    // Read as a file, a named pipe could not be left while nothing comes.
    if (stats.isFIFO()) return { stream: new Socket({ fd, readable: true, writable: false }), size };
    return { stream: createReadStream(file, { fd, highWaterMark: CHUNK_BYTES }), size };
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
