// Loads the engine and gives it the interface of tensu.d.ts.
import create, { type Glue } from '#glue';
import type { Engine } from '../tensu.d.ts';
import { createEngine } from './engine.ts';
import { bytesOf } from './wire.ts';

declare const process: {
  versions?: { node?: string };
  getBuiltinModule(id: string): { readFile(file: URL): Promise<BufferSource> };
};

/** Read apart from `new URL`, which webpack would take for the address of a module to bundle. */
const { url: here } = import.meta;
const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

/**
 * Loads the engine once; every call gives a new one. Without an argument the `.wasm` beside this module is used.
 * Rejects only when the `.wasm` cannot be had.
 */
export async function loadEngine(wasm?: string | URL | ArrayBuffer | ArrayBufferView): Promise<Engine> {
  const source = wasm ?? new URL('../../build/wasm/tensu.wasm', import.meta.url);
  return createEngine(await start(source));
}

async function start(source: string | URL | ArrayBuffer | ArrayBufferView): Promise<Glue> {
  if (typeof source !== 'string' && !(source instanceof URL)) {
    return make({ wasmBinary: ArrayBuffer.isView(source) ? bytesOf(source) : source });
  }
  const url = new URL(source, here);
  if (inNode && url.protocol === 'file:') {
    return make({ wasmBinary: await process.getBuiltinModule('node:fs/promises').readFile(url) });
  }
  return make({ locateFile: () => url.href });
}

/**
 * What the module has to say of a file that is no engine is the cause of the rejection, and printed nowhere. Without an
 * address it would look for one beside itself, which a bundle in CommonJS cannot tell.
 */
function make(options: Parameters<typeof create>[0]): Promise<Glue> {
  return create({ locateFile: () => '', ...options, printErr: () => {} }).catch((cause: unknown) => {
    throw new Error('tensu.wasm cannot be loaded', { cause });
  });
}
