import { readdirSync } from 'node:fs';
import { common, fromRoot } from './common.ts';

const root = fromRoot('web/site');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

export default {
  ...common,
  root,
  build: {
    ...common.build,
    outDir: fromRoot('dist/site'),
    rolldownOptions: { input: pages.map((page) => `${root}/${page}`) },
  },
};
