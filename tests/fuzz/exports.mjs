// What the engines export as they are built, with views of their buffers.
import { readFileSync } from 'node:fs';

export async function exportsOf(name) {
  const bytes = readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));
  const { exports } = (await WebAssembly.instantiate(bytes)).instance;
  exports._initialize();
  return exports;
}

export const inputOf = (from) => new Int32Array(from.memory.buffer, from.tensu_input(), from.tensu_inputLength());
export const outputOf = (from) => new Int32Array(from.memory.buffer, from.tensu_output(), from.tensu_outputLength());
export const recordsOf = (from) => new Uint8Array(from.memory.buffer, from.tensu_records(), from.tensu_recordsLength());
