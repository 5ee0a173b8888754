// The Emscripten modules as they are built, with views of their buffers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import create from '#glue';
import createHand from '#hand-glue';

const wasm = (name) => readFileSync(fileURLToPath(new URL(`../../build/wasm/${name}.wasm`, import.meta.url)));

export const glueOf = async () => await create({ wasmBinary: wasm('tensu') });
export const handGlueOf = async () => await createHand({ wasmBinary: wasm('tensu-hand') });

export const inputOf = (glue) => new Int32Array(glue.HEAP32.buffer, glue._tensu_input(), glue._tensu_inputLength());
export const outputOf = (glue) => new Int32Array(glue.HEAP32.buffer, glue._tensu_output(), glue._tensu_outputLength());
export const recordsOf = (glue) =>
  new Uint8Array(glue.HEAPU8.buffer, glue._tensu_records(), glue._tensu_recordsLength());
