// Loads the engine of a hand, for pages, and gives it the interface of hand.d.ts.
import type { HandEngine } from '../hand.d.ts';
import { createHandEngine } from './hand-engine.ts';
import { load, type Source } from './load.ts';

/**
 * Loads an engine; every call loads another. Without an argument the `.wasm` beside this module is used.
 * Rejects only when the `.wasm` cannot be had.
 */
export async function loadHandEngine(wasm?: Source): Promise<HandEngine> {
  const source = wasm ?? new URL('../../build/wasm/tensu-hand.wasm', import.meta.url);
  return load(source, 'tensu-hand.wasm', createHandEngine);
}
