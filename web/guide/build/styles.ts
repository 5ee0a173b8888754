import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { faces } from '../../widget/styles/faces.ts';

const FOLDER = fileURLToPath(new URL('../styles/', import.meta.url));
const FIRST = 'base.css';
/** Figures have no index in the corner of their tiles. */
const CORNERS = /(?:\.corner|:host\(\[corners\]\)[^{]*)\s*\{[^}]*\}/g;

/** The styles of the site in one file; tiles look as they do in the custom elements. */
export function siteStyles(): Uint8Array {
  const files = readdirSync(FOLDER).filter((file) => file !== FIRST);
  const own = [FIRST, ...files].map((file) => readFileSync(FOLDER + file, 'utf8'));
  const code = Buffer.from([...own, faces.cssText.replace(CORNERS, '')].join('\n'));
  return transform({ filename: 'site.css', code, minify: true }).code;
}
