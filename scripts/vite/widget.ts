import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Chunk, chunkName, fromRoot, oneScript } from './common.ts';
import { againImports } from './imports.ts';
import { smaller } from './smaller.ts';
import { shortTemplates } from './templates.ts';

const config = oneScript('web/widget/index.ts', 'tensu.js', 'dist/widget');
const { output, input, ...bundle } = config.build.rolldownOptions;

const chunkFileNames = (chunk: Chunk) => `tensu-${chunkName(chunk)}.js`;

/** The page for an iframe and its styles, as they are written, and the licence of what the script contains. */
const embedPage: Plugin = {
  name: 'embed-page',
  generateBundle() {
    const written = (name: string) => readFileSync(fromRoot(`web/widget/embed/${name}`), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'embed.html', source: written('embed.html') });
    this.emitFile({ type: 'asset', fileName: 'tensu-embed.css', source: written('embed.css') });
    const licence = readFileSync(fromRoot('node_modules/lit/LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'LICENSE-lit', source: licence });
  },
};

/** What is not needed by everybody at once are files beside the script, such as the languages. */
export default {
  ...config,
  plugins: [embedPage, againImports, shortTemplates, smaller],
  build: {
    ...config.build,
    rolldownOptions: {
      ...bundle,
      // What the parts share with the script stays in it, so that no part comes by way of another.
      preserveEntrySignatures: 'allow-extension',
      input: { tensu: input, 'tensu-embed': fromRoot('web/widget/embed/embed.ts') },
      output: { ...output, entryFileNames: '[name].js', codeSplitting: true, chunkFileNames },
    },
  },
};
