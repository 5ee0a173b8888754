// Threads that share the blocks among them. The main thread is one of them.
import { Worker } from 'node:worker_threads';
import type { BlockScorer, Scored, Settings } from './block.ts';

/** The script of a thread, beside the command's own. */
const WORKER = './worker.js';
/** Blocks that a thread has at most: one being scored, and others for as long as the main thread scores one. */
const MOST_EACH = 3;

interface Waiting {
  resolve(answer: Scored): void;
  reject(error: Error): void;
}

/** Each thread answers in the order that it was asked in. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private ready = false;

  constructor(settings: Settings) {
    this.worker = new Worker(new URL(WORKER, import.meta.url), { workerData: settings });
    this.worker.on('message', (answer: Scored | 'ready') => {
      if (answer === 'ready') this.ready = true;
      else this.waiting.shift()?.resolve(answer);
    });
    this.worker.on('error', (error: Error) => {
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
  }

  score(block: Buffer): Promise<Scored> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      // A copy, since a view would be sent with all of the buffer that it is a part of.
      const copy = new Uint8Array(block);
      this.worker.postMessage(copy, [copy.buffer]);
    });
  }

  /** How many blocks it could take now. */
  get free(): number {
    return this.ready ? MOST_EACH - this.waiting.length : 0;
  }

  dismiss(): Promise<number> {
    return this.worker.terminate();
  }
}

export class Crew {
  private readonly others: Thread[];
  /** Blocks under way at most: what the others have, and as many that wait for one of theirs to be written first. */
  readonly most: number;

  /** `own` is the scorer of the main thread. */
  constructor(
    jobs: number,
    settings: Settings,
    private readonly own: BlockScorer,
  ) {
    this.others = Array.from({ length: jobs - 1 }, () => new Thread(settings));
    this.most = 2 * MOST_EACH * jobs;
  }

  /** By the thread that has the least to do; where all have enough, here and now. */
  score(block: Buffer): Scored | Promise<Scored> {
    let idle: Thread | undefined;
    for (const thread of this.others) if (thread.free > (idle?.free ?? 0)) idle = thread;
    return idle ? idle.score(block) : this.own.score(block.toString());
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.others.map((thread) => thread.dismiss()));
  }
}
