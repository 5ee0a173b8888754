import type { Plugin } from 'vite';

/** What else Vite gives to the helper: files to fetch before, of which there are none, and where from, if terser left it. */
const UNUSED = /,\[\],import\.meta(\.url)?\)/g;
const HELPER = '\0vite/preload-helper.js';

/**
 * What every `import()` of a build goes through; `load` is it as a function. Browsers may keep in mind, as long as a page
 * is open, that a module did not come: under another address it is asked for anew.
 */
const LOAD = `
let times = 0;
export const __vitePreload = (load) =>
  load().catch((error) => {
    const name = /import\\(.(.+?\\.js)/.exec(load);
    if (!name) throw error;
    const address = name[1] + '?' + ++times;
    return import(/* @vite-ignore */ address);
  });
`;

/** The parts of a script lie beside it and need nothing fetched before them, but may have to be asked for again. */
export const againImports: Plugin = {
  name: 'again-imports',
  enforce: 'pre',
  resolveId: (id) => (id === HELPER ? id : undefined),
  load: (id) => (id === HELPER ? LOAD : undefined),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(UNUSED, ')');
      }
    },
  },
};
