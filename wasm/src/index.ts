// Loads the engine and gives it the interface of tensu.d.ts.
import type { Engine } from '../tensu.d.ts';
import { createEngine } from './engine.ts';
import { load, type Source } from './load.ts';

/**
 * Loads an engine; every call loads another. Without an argument the `.wasm` beside this module is used.
 * Rejects only when the `.wasm` cannot be had.
 */
export async function loadEngine(wasm?: Source): Promise<Engine> {
  const source = wasm ?? new URL('../../build/wasm/tensu.wasm', import.meta.url);
  return load(source, 'tensu.wasm', createEngine);
}
