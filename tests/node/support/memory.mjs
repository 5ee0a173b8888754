// How much memory engines hold. Import this before the engine is loaded: it looks on while the wasm is instantiated.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const memories = [];
const { instantiate } = WebAssembly;

WebAssembly.instantiate = async (...args) => {
  const made = await instantiate(...args);
  const { exports } = made.instance ?? made;
  memories.push(...Object.values(exports).filter((each) => each instanceof WebAssembly.Memory));
  return made;
};

/** The bytes of every wasm memory so far. */
export const wasmBytes = () => memories.map(({ buffer }) => buffer.byteLength);

/** The bytes of JavaScript's own heap that are still in use. */
export function heapBytes() {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
