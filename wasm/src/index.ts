// Loads the engine and gives it the interface of tensu.d.ts.
import create, { type Glue } from '#glue';
import type { Engine } from '../tensu.d.ts';
import { createEngine } from './engine.ts';

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
export async function loadEngine(wasm?: string | URL | BufferSource): Promise<Engine> {
  const source = wasm ?? new URL('../../build/wasm/tensu.wasm', import.meta.url);
  return createEngine(await start(source));
}

async function start(source: string | URL | BufferSource): Promise<Glue> {
  if (typeof source !== 'string' && !(source instanceof URL)) {
    // The module takes every view for a list of numbers: only of bytes are those the file.
    const view = ArrayBuffer.isView(source);
    return create({ wasmBinary: view ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : source });
  }
  const url = new URL(source, here);
  if (inNode && url.protocol === 'file:') {
    return create({ wasmBinary: await process.getBuiltinModule('node:fs/promises').readFile(url) });
  }
  return create({ locateFile: () => url.href });
}
