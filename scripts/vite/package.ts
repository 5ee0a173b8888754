import { oneScript } from './common.ts';

export default oneScript('wasm/src/index.ts', 'index.js', 'dist/package');
