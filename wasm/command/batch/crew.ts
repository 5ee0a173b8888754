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
class Hand {
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
  private readonly hands: Hand[];

  constructor(jobs: number, settings: Settings) {
    this.hands = Array.from({ length: jobs }, () => new Hand(settings));
  }

  /** By the one that has the least to do. */
  score(block: Buffer): Promise<Scored> {
    return this.hands.reduce((least, hand) => (hand.load < least.load ? hand : least)).score(block);
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.dismiss()));
  }
}
