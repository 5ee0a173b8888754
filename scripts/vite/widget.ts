import { oneScript } from './common.ts';

const config = oneScript('web/widget/index.ts', 'tensu.js', 'dist/widget');
const { output, ...bundle } = config.build.rolldownOptions;

/** The languages are files beside the script, of which a page loads the one it is read in. */
export default {
  ...config,
  build: {
    ...config.build,
    rolldownOptions: { ...bundle, output: { ...output, codeSplitting: true, chunkFileNames: 'tensu-[name].js' } },
  },
};
