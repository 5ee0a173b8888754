import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faces } from '../../widget/styles/faces.ts';

const FOLDER = fileURLToPath(new URL('../styles/', import.meta.url));
const FIRST = 'base.css';
/** Figures have no index in the corner of their tiles. */
const CORNERS = /(?:\.corner|:host\(\[corners\]\)[^{]*)\s*\{[^}]*\}/g;

/** The styles of the site in one file; tiles look as they do in the custom elements. */
export function siteStyles(): string {
  const files = readdirSync(FOLDER).filter((file) => file !== FIRST);
  const own = [FIRST, ...files].map((file) => readFileSync(FOLDER + file, 'utf8'));
  return [...own, faces.cssText.replace(CORNERS, '')].join('\n');
}
