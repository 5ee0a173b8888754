// What comes in goes out scored, in order, and no more of it is under way than can be written.
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fill } from '../../../web/text/fill.ts';
import { type Context, phrasesFor } from '../context.ts';
import { fieldText } from '../refusal.ts';
import { BAD, DONE, SIGNALLED } from '../status.ts';
import type { BadLine, Scored } from './block.ts';
import { Blocks } from './blocks.ts';
import type { Crew } from './crew.ts';
import type { Progress } from './progress.ts';

/** How long after a signal both outputs may take what they were given, which ends where a line ends. */
const PATIENCE_MS = 5000;

export class Flow {
  private readonly blocks = new Blocks();
  private lines = 0;
  private badLines = 0;
  private underWay = 0;
  /** The writing of the newest block, which follows that of all others. */
  private written: Promise<void> = Promise.resolve();
  /** The exit status, once it is known that the rest is not wanted. */
  private ended?: number;

  constructor(
    private readonly ctx: Context,
    private readonly strict: boolean,
    private readonly crew: Crew,
    private readonly progress: Progress | undefined,
  ) {}

  /** Scores all of the input, or what has come of it at a signal. Rejects with what the input fails with. */
  async run(input: Readable): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      // Does not wait for the input, which may never say anything again.
      const stop = (status: number) => {
        this.ended ??= status;
        resolve();
      };
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => stop(SIGNALLED + constants.signals[signal]));
      }
      input.on('data', (chunk: Buffer) => this.take(input, this.blocks.take(chunk), stop, reject));
      input.on('end', () => {
        this.take(input, this.blocks.rest(), stop, reject);
        this.written.then(resolve, reject);
      });
      input.on('error', reject);
    }).finally(() => this.progress?.end());
    if (this.ended !== undefined) input.destroy();
    if (this.badLines > 0) this.ctx.warn(`tensu: ${fill(this.ctx.text.batch.badLines, { count: this.badLines })}\n`);
    if (this.ended !== undefined && this.ended !== BAD) await Promise.race([flushed(), wait(PATIENCE_MS)]);
    return this.ended ?? DONE;
  }

  private take(
    input: Readable,
    block: Buffer | undefined,
    stop: (status: number) => void,
    reject: (error: unknown) => void,
  ): void {
    if (!block || this.ended !== undefined) return;
    this.underWay++;
    if (this.underWay >= this.crew.most) input.pause();
    this.written = this.put(this.crew.score(block), block.length, this.written);
    this.written.then(() => {
      this.underWay--;
      if (this.ended !== undefined) stop(this.ended);
      else if (input.isPaused()) input.resume();
    }, reject);
  }

  /** Writes an answer after the one before it, unless the rest is not wanted by then. */
  private async put(answer: Scored | Promise<Scored>, bytes: number, before: Promise<void>): Promise<void> {
    const [{ output, lines, bad }] = await Promise.all([answer, before]);
    if (this.ended !== undefined) return;
    const said = bad.map((line) => this.complaint(line)).join('');
    this.badLines += bad.length;
    this.lines += lines;
    this.progress?.add(lines, bytes);
    if (this.strict && bad.length > 0) this.ended = BAD;
    if (output.length > 0 && !this.ctx.write(output)) await once(process.stdout, 'drain');
    // What nobody will ever read is not waited for.
    if (said !== '' && !this.ctx.warn(this.progress?.above(said) ?? said))
      await once(process.stderr, 'drain').catch(() => {});
  }

  private complaint({ line, problem, noRules }: BadLine): string {
    const { text } = this.ctx;
    let why = text.batch.unreadableLine;
    if (noRules) why = text.batch.noRules;
    else if (problem) why = fieldText(this.ctx, phrasesFor(this.ctx, ''), 'HandRequest', problem);
    return `tensu: ${fill(text.batch.badLine, { line: this.lines + line + 1, problem: why })}\n`;
  }
}

/** Until what was given to the output, and what was said, has been taken. */
const flushed = (): Promise<unknown> =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', () => resolve(0)))),
  );
