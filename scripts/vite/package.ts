import { oneScript } from './common.ts';

const config = oneScript('wasm/src/index.ts', 'index.js', 'dist/package');

export default { ...config, build: { ...config.build, sourcemap: true } };
