// Gets the .wasm, wherever it is, and starts the Emscripten module with it.
import type { Options } from '#glue';
import { bytesOf } from './wire.ts';

declare const process: {
  versions?: { node?: string };
  getBuiltinModule(id: string): { readFile(file: URL): Promise<BufferSource> };
};

/** What a `.wasm` may be given as: its address, or its bytes. */
export type Source = string | URL | ArrayBuffer | ArrayBufferView;
type Create<Glue> = (options: Options) => Promise<Glue>;

/** Read apart from `new URL`, which webpack would take for the address of a module to bundle. */
const { url: here } = import.meta;
const inNode = typeof process !== 'undefined' && process.versions?.node !== undefined;

/** Rejects only when the `.wasm` cannot be had, naming it by its usual name. */
export async function start<Glue>(create: Create<Glue>, source: Source, name: string): Promise<Glue> {
  // What the module has to say of a file that is no engine is the cause of the rejection, and printed nowhere. Without an
  // address it would look for one beside itself, which a bundle in CommonJS cannot tell.
  const options = { locateFile: () => '', ...(await optionsOf(source)), printErr: () => {} };
  return create(options).catch((cause: unknown) => {
    throw new Error(`${name} cannot be loaded`, { cause });
  });
}

async function optionsOf(source: Source): Promise<Options> {
  if (typeof source !== 'string' && !(source instanceof URL)) {
    return { wasmBinary: ArrayBuffer.isView(source) ? bytesOf(source) : source };
  }
  const url = new URL(source, here);
  return inNode && url.protocol === 'file:'
    ? { wasmBinary: await process.getBuiltinModule('node:fs/promises').readFile(url) }
    : { locateFile: () => url.href };
}
