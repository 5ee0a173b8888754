import { type Chunk, chunkName, oneScript } from './common.ts';
import { plainImports, shortTemplates } from './templates.ts';

const config = oneScript('web/table/index.ts', 'table.js', 'build/site-table');
const { output, ...bundle } = config.build.rolldownOptions;

const chunkFileNames = (chunk: Chunk) => `tensu-${chunkName(chunk)}.js`;

/** The score sheets of the site with the calculator that they share an engine with; the texts are files beside it. */
export default {
  ...config,
  plugins: [plainImports, shortTemplates],
  build: {
    ...config.build,
    rolldownOptions: {
      ...bundle,
      preserveEntrySignatures: 'allow-extension',
      output: { ...output, codeSplitting: true, chunkFileNames },
    },
  },
};
