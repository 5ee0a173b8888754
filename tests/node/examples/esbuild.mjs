// esbuild app.mjs --bundle --format=esm --loader:.wasm=file --outdir=dist
import { loadEngine } from 'tensu';
import wasm from 'tensu/tensu.wasm';

const engine = await loadEngine(new URL(wasm, import.meta.url));
console.log(engine.version);
