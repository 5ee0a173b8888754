// In a thread of its own: loads the engine from what it was given and scores what it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { loadEngine } from 'tensu';

const engine = await loadEngine(workerData?.wasm);
parentPort.on('message', (hands) => {
  if (hands === 'end') {
    parentPort.close();
  } else {
    parentPort.postMessage({ results: hands.map((hand) => engine.score(hand)), packed: engine.pack(hands) });
  }
});
