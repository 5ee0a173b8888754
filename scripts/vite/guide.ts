import { common, fromRoot } from './common.ts';

/** The scripts of the site's pages; what only some pages need comes when it is asked for. */
export default {
  ...common,
  root: fromRoot('.'),
  publicDir: false,
  build: {
    ...common.build,
    outDir: fromRoot('build/site-client'),
    rolldownOptions: {
      input: fromRoot('web/guide/client/main.ts'),
      output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
    },
  },
};
