// The engine of one hand, which is what a page needs: the same answers from a file of half the size, without whole rounds,
// tournaments and records of many hands. It takes three to six times as long, some hundredths of a millisecond a hand.
import type { Engine } from './tensu.d.ts';

export type * from './tensu.d.ts';

export type HandEngine = Omit<Engine, 'settle' | 'canWin' | 'plan' | 'pack' | 'scorePacked' | 'scoreMany'>;

/**
 * Loads an engine; every call loads another. Without an argument the `.wasm` beside the module is used, and a relative
 * address is taken from there. Rejects only when the `.wasm` cannot be had, with the cause.
 */
export function loadHandEngine(wasm?: string | URL | ArrayBuffer | ArrayBufferView): Promise<HandEngine>;
