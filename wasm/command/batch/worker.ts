// A thread that says when it is ready, then scores the blocks it is sent and answers each of them, in order.
import { parentPort, workerData } from 'node:worker_threads';
import { loadEngine } from 'tensu';
import { BlockScorer } from './block.ts';

const engine = await loadEngine();
const scorer = new BlockScorer(engine, workerData);
parentPort?.on('message', (block: Uint8Array) => {
  const scored = scorer.score(Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString());
  parentPort?.postMessage(scored, [scored.output.buffer]);
});
parentPort?.postMessage('ready');
