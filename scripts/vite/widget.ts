import { relative } from 'node:path';
import { fromRoot, oneScript } from './common.ts';

const config = oneScript('web/widget/index.ts', 'tensu.js', 'dist/widget');
const { output, ...bundle } = config.build.rolldownOptions;

/** A file of texts is called after its place: web/text/yaku/en.ts is tensu-yaku-en.js. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const place = relative(fromRoot('web/text'), facadeModuleId ?? '').replace(/\.ts$/, '');
  return place.startsWith('..') ? 'tensu-[name].js' : `tensu-${place.replaceAll('/', '-')}.js`;
}

/** What is not needed by everybody at once are files beside the script, such as the languages. */
export default {
  ...config,
  build: {
    ...config.build,
    rolldownOptions: { ...bundle, output: { ...output, codeSplitting: true, chunkFileNames } },
  },
};
