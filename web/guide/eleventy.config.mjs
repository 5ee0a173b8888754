// The site: pages of every language from their folders, figures and tables from the engine.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import anchors from 'markdown-it-anchor';
import attributes from 'markdown-it-attrs';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { module: build } = await runnerImport(join(root, 'web/guide/build/index.ts'));
const {
  LANGUAGES,
  POLICY,
  figures,
  frame,
  keptTogether,
  manifest,
  otherWords,
  searchEntries,
  siteStyles,
  withoutIndent,
} = build;
rmSync(join(root, 'build/site-files'), { recursive: true, force: true });
mkdirSync(join(root, 'build/site-files'), { recursive: true });
for (const [name, css] of Object.entries(siteStyles())) writeFileSync(join(root, 'build/site-files', name), css);
const draw = figures(await loadEngine());

/** What the pages load beside themselves, by its place in the site. */
const ASSETS = {
  'build/site-client': 'client',
  'build/site-elements': 'widget',
  'build/site-files': '.',
  'web/tiles/generated/faces.svg': 'tiles.svg',
};

const filesIn = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

/** The licences of what the site's scripts contain of others. */
const LICENCES = {
  'node_modules/lit/LICENSE': 'lit.txt',
  'node_modules/minisearch/LICENSE.txt': 'minisearch.txt',
  'node_modules/workbox-precaching/LICENSE': 'workbox.txt',
};

/** The folder of the assets has their digest for its name, so that no page ever meets those of another version. */
const digest = Object.keys(ASSETS)
  .flatMap((path) => filesIn(join(root, path)))
  .reduce((hash, file) => hash.update(relative(root, file)).update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);
const assets = `assets/${digest}/`;

const site = join(root, 'dist/site');
const placeOf = (file) => relative(site, join(root, file)).replaceAll('\\', '/');
const urlOf = (file) => placeOf(file).replace(/(^|\/)index\.html$/, '$1');
const languageOf = (file) =>
  Object.keys(LANGUAGES).find((id) => id !== 'ja' && placeOf(file).startsWith(`${id}/`)) ?? 'ja';

/** What the search finds: the parts of the pages of each language. */
function writeSearch(pages) {
  mkdirSync(join(site, 'search-index'), { recursive: true });
  for (const lang of Object.keys(LANGUAGES)) {
    const own = pages.filter(({ outputPath }) => languageOf(outputPath) === lang && !outputPath.endsWith('404.html'));
    const also = otherWords(lang);
    const entries = own.flatMap(({ outputPath, content }) => searchEntries(content, urlOf(outputPath), also));
    writeFileSync(join(site, `search-index/${lang}.json`), JSON.stringify(entries));
  }
}

/** What stands in the first head of a table that says something names the box that it scrolls in. */
const nameOfColumn = (tokens, at) => tokens.slice(at).find(({ type, content }) => type === 'inline' && content).content;

const manifestOf = (lang) => join(site, LANGUAGES[lang].folder, 'site.webmanifest');

/** An app starts in the language that it was installed from. */
function writeManifests() {
  for (const lang of Object.keys(LANGUAGES)) writeFileSync(manifestOf(lang), JSON.stringify(manifest(lang)));
}

const revisionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** The worker keeps what all pages need, and the pages of the languages that are read. */
function writeWorker(pages) {
  const entry = (file) => ({ url: urlOf(relative(root, file)) || './', revision: revisionOf(file) });
  const common = [...filesIn(join(site, 'assets')), ...['icon.svg', '404.html'].map((name) => join(site, name))];
  const files = { common: common.map(entry) };
  for (const lang of Object.keys(LANGUAGES)) {
    const own = pages
      .map(({ outputPath }) => outputPath)
      .filter((file) => languageOf(file) === lang && !file.endsWith('404.html'));
    const besides = [join(site, `search-index/${lang}.json`), manifestOf(lang)];
    files[lang] = [...own.map((file) => join(root, file)), ...besides].map(entry);
  }
  const worker = readFileSync(join(root, 'build/site-worker/worker.js'), 'utf8');
  writeFileSync(join(site, 'worker.js'), `self.TENSU_FILES=${JSON.stringify(files)};\n${worker}`);
}

export default function (eleventy) {
  for (const [from, to] of Object.entries(ASSETS)) {
    eleventy.addPassthroughCopy({ [relative(process.cwd(), join(root, from))]: assets + to });
  }
  for (const [from, to] of Object.entries(LICENCES)) eleventy.addPassthroughCopy({ [from]: `licences/${to}` });
  eleventy.addPassthroughCopy({ 'web/guide/public': '.' });
  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData('policy', POLICY);
  eleventy.addGlobalData('version', digest);
  eleventy.addGlobalData('eleventyComputed', {
    permalink: ({ page, lang }) => frame.addressOf(page.filePathStem, lang),
    frame: (data) => frame.around(data, assets),
  });
  eleventy.amendLibrary('md', (markdown) => {
    markdown.set({ html: true, typographer: false });
    // Nunjucks takes `{#` for a comment of its own.
    markdown.use(attributes, { leftDelimiter: '{:', allowedAttributes: ['id', 'class'] });
    // A wide block scrolls, so the keyboard must reach it.
    const { fence } = markdown.renderer.rules;
    markdown.renderer.rules.fence = (...block) => fence(...block).replace('<pre>', '<pre tabindex="0">');
    markdown.renderer.rules.table_open = (tokens, at, options, _, self) => {
      const name = markdown.utils.escapeHtml(nameOfColumn(tokens, at));
      return `<div class="scroll" role="group" aria-label="${name}" tabindex="0">${self.renderToken(tokens, at, options)}`;
    };
    markdown.renderer.rules.table_close = () => '</table></div>\n';
    markdown.use(anchors, { level: [2, 3], permalink: false, tabIndex: false });
  });

  for (const [name, figure] of Object.entries(draw)) {
    eleventy.addNunjucksShortcode(name, function (...words) {
      try {
        // Without words Nunjucks hands over an empty one.
        return figure(frame.pageOf(this.ctx), ...words.filter(Boolean));
      } catch (error) {
        throw new Error(`${this.page.inputPath}: {% ${name} ${words.join(', ')} %}: ${error.message}`);
      }
    });
  }
  eleventy.addTransform('indent', withoutIndent);
  eleventy.on('eleventy.after', ({ results }) => {
    // Eleventy hands them over as they were finished; what is made of them is to be the same every time.
    const byPath = (one, other) => (one.outputPath < other.outputPath ? -1 : 1);
    const pages = results.filter(({ outputPath }) => outputPath.endsWith('.html')).sort(byPath);
    writeSearch(pages);
    writeManifests();
    writeWorker(pages);
  });
  eleventy.addFilter('contents', (html) => frame.contents(html));
  eleventy.addTransform('kept', keptTogether);
  return {
    dir: { input: 'web/guide', includes: 'layouts', layouts: 'layouts', output: 'dist/site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
    templateFormats: ['md', 'njk'],
  };
}
