import { type Chunk, chunkName, oneScript } from './common.ts';
import { againImports } from './imports.ts';
import { smaller } from './smaller.ts';
import { shortTemplates } from './templates.ts';

const config = oneScript('web/table/site.ts', 'tensu.js', 'build/site-elements');
const { output, ...bundle } = config.build.rolldownOptions;

const chunkFileNames = (chunk: Chunk) => `tensu-${chunkName(chunk)}.js`;

/** The elements of the site: those of the widget, and the pages of the table, which use them and their engine. */
export default {
  ...config,
  plugins: [againImports, shortTemplates, smaller],
  build: {
    ...config.build,
    rolldownOptions: {
      ...bundle,
      preserveEntrySignatures: 'allow-extension',
      output: { ...output, codeSplitting: true, chunkFileNames },
    },
  },
};
