// Threads that share the blocks among them.
import { Worker } from 'node:worker_threads';
import type { Scored, Settings } from './block.ts';

/** The script of a thread, beside the command's own. */
const WORKER = './worker.js';

interface Waiting {
  resolve(answer: Scored): void;
  reject(error: Error): void;
}

/** Each thread answers in the order that it was asked in. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];

  constructor(settings: Settings) {
    this.worker = new Worker(new URL(WORKER, import.meta.url), { workerData: settings });
    this.worker.on('message', (answer: Scored) => this.waiting.shift()?.resolve(answer));
    this.worker.on('error', (error: Error) => {
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
  }

  score(block: Buffer): Promise<Scored> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(block);
    });
  }

  get load(): number {
    return this.waiting.length;
  }

  dismiss(): Promise<number> {
    return this.worker.terminate();
  }
}

export class Crew {
  private readonly threads: Thread[];

  constructor(jobs: number, settings: Settings) {
    this.threads = Array.from({ length: jobs }, () => new Thread(settings));
  }

  /** By the one that has the least to do. */
  score(block: Buffer): Promise<Scored> {
    return this.threads.reduce((least, other) => (other.load < least.load ? other : least)).score(block);
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.dismiss()));
  }
}
