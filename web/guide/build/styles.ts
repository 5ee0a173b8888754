import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { faces } from '../../widget/styles/faces.ts';

const FOLDER = fileURLToPath(new URL('../styles/', import.meta.url));
const COMMON = ['base.css', 'frame.css', 'figures.css', 'tables.css'];
/** What only single pages have. */
const PAGES = ['code', 'forms', 'compare', 'glossary', 'home', 'search'].map((name) => `pages/${name}.css`);
/** Figures have no index in the corner of their tiles, and take their drawings from a file. */
const UNUSED = /(?:\.corner|\.sprite|:host\(\[corners\]\)[^{]*)\s*\{[^}]*\}/g;

/** What every page needs, with the tiles as they look in the custom elements, and what some pages need besides. */
export function siteStyles(): Record<string, Uint8Array> {
  const read = (file: string) => readFileSync(FOLDER + file, 'utf8');
  return {
    'site.css': small([...COMMON.map(read), faces.cssText.replace(UNUSED, '')].join('\n')),
    'pages.css': small(PAGES.map(read).join('\n')),
  };
}

const small = (css: string): Uint8Array =>
  transform({ filename: 'site.css', code: Buffer.from(css), minify: true }).code;
