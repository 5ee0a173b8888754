import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger, type UserConfig } from 'vite';

export const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A warning fails the build. */
const logger = createLogger('warn');
logger.warn = (message) => {
  throw new Error(message);
};

const ALIASES = [
  { find: /^tensu$/, replacement: fromRoot('wasm/src/index.ts') },
  { find: /^tensu\/hand$/, replacement: fromRoot('wasm/src/hand.ts') },
];

/** The engine's wasm keeps a file of its own in every build: a strict Content-Security-Policy blocks data: URLs. */
export const common: UserConfig = {
  customLogger: logger,
  base: './',
  resolve: { alias: ALIASES },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
};

/** One script and the assets it names, side by side in `outDir`. */
export function oneScript(input: string, name: string, outDir: string) {
  return {
    ...common,
    root: fromRoot('.'),
    publicDir: false as const,
    build: {
      ...common.build,
      outDir: fromRoot(outDir),
      rolldownOptions: {
        input: fromRoot(input),
        preserveEntrySignatures: 'strict' as const,
        // How long a plugin takes is no fault of the build.
        checks: { pluginTimings: false },
        output: { entryFileNames: name, assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  };
}

export interface Chunk {
  facadeModuleId: string | null;
}

/** A file of texts is called after its place: web/text/yaku/en.ts is yaku-en. */
export function chunkName({ facadeModuleId }: Chunk): string {
  const place = relative(fromRoot('web/text'), facadeModuleId ?? '').replace(/\.ts$/, '');
  return place.startsWith('..') ? '[name]' : place.replaceAll('/', '-');
}
