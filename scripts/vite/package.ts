import type { UserConfig } from 'vite';
import { type Chunk, chunkName, common, fromRoot, oneScript } from './common.ts';

/** The parts of the npm package, each of them built by `vite build --mode PART`. */
const PARTS: Record<string, () => UserConfig> = {
  engine: () => engine('index'),
  hand: () => engine('hand'),
  widget: () => beside('dist/package/widget', { index: 'web/widget/index.ts' }),
  command: () => {
    const config = beside('dist/package/command', {
      tensu: 'wasm/command/tensu.ts',
      worker: 'wasm/command/batch/worker.ts',
    });
    return { ...config, build: { ...config.build, ssr: true, target: 'node20', sourcemap: false } };
  },
};

/** An engine with its wasm beside it. The first build empties the folder. */
function engine(name: string): UserConfig {
  const config = oneScript(`wasm/src/${name}.ts`, `${name}.js`, 'dist/package');
  return { ...config, build: { ...config.build, emptyOutDir: name === 'index', sourcemap: true } };
}

/** The command has words of its own beside those of the page. */
const chunkFileNames = (chunk: Chunk): string =>
  chunk.facadeModuleId?.startsWith(fromRoot('wasm/command/text/')) ? 'command-[name].js' : `${chunkName(chunk)}.js`;

/** Scripts in a folder of the package that use an engine beside it, so that the package holds each once. */
function beside(outDir: string, input: Record<string, string>): UserConfig {
  const entries = Object.entries(input).map(([name, path]) => [name, fromRoot(path)]);
  return {
    ...common,
    resolve: {},
    root: fromRoot('.'),
    publicDir: false,
    build: {
      ...common.build,
      outDir: fromRoot(outDir),
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        external: ['tensu', 'tensu/hand'],
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames,
          paths: { tensu: '../index.js', 'tensu/hand': '../hand.js' },
        },
      },
    },
  };
}

export default ({ mode }: { mode: string }): UserConfig => {
  const part = PARTS[mode];
  if (!part) throw new Error(`The package has no part ${mode}.`);
  return part();
};
