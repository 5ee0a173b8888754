// Gets the .wasm, wherever it is, and starts the engine in it, which needs nothing from outside.
import type { HandExports } from './exports.d.ts';
import { bytesOf } from './wire.ts';

declare const process: {
  versions?: { node?: string };
  getBuiltinModule(id: string): { readFile(file: URL): Promise<Uint8Array<ArrayBuffer>> };
};

/** What a `.wasm` may be given as: its address, or its bytes. */
export type Source = string | URL | ArrayBuffer | ArrayBufferView;
type Started = WebAssembly.WebAssemblyInstantiatedSource;

/** Read apart from `new URL`, which webpack would take for the address of a module to bundle. */
const { url: here } = import.meta;
const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

/** The engine that `create` makes of a `.wasm`. Rejects only when there is none to be had, naming it by its usual name. */
export async function load<Exports extends HandExports, Engine>(
  source: Source,
  name: string,
  create: (start: () => Exports) => Engine,
): Promise<Engine> {
  try {
    const { module, instance } = await startedFrom(source);
    let first: WebAssembly.Instance | undefined = instance;
    return create(() => {
      const { exports } = first ?? new WebAssembly.Instance(module);
      first = undefined;
      (exports as unknown as Exports)._initialize();
      return exports as unknown as Exports;
    });
  } catch (cause) {
    throw new Error(`${name} cannot be loaded`, { cause });
  }
}

async function startedFrom(source: Source): Promise<Started> {
  if (typeof source !== 'string' && !(source instanceof URL)) {
    return WebAssembly.instantiate(ArrayBuffer.isView(source) ? bytesOf(source) : source);
  }
  const url = new URL(source, here);
  if (inNode && url.protocol === 'file:') {
    return WebAssembly.instantiate(await process.getBuiltinModule('node:fs/promises').readFile(url));
  }
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) {
    throw new Error(`${url.href}: ${response.status}`);
  }
  // A browser begins with what has come, but only where the server says what it is.
  const known = response.headers.get('content-type') === 'application/wasm';
  return known ? WebAssembly.instantiateStreaming(response) : WebAssembly.instantiate(await response.arrayBuffer());
}
