import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** What Lit leaves behind to find its parts again, which nobody does in a page that stays as it is. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<!--\?-->|<\?>/g;

/** The index in the corner of a tile, which the calculator offers, is not for figures. */
const CORNERS = /<use class="corner"[^>]*><\/use>/g;

/** Whoever shows a tile names it, so that nothing more need be said of its drawing. */
const FACE = /<svg class="face( back)? ?" aria-hidden="true">/g;
/** White space that no reader sees. */
const AROUND_BLOCKS =
  /\s*(<\/?(?:svg|use|table|thead|tbody|tfoot|tr|td|th|caption|ol|ul|li|dl|dt|dd|div|figure|figcaption|p)\b[^>]*>)\s*/g;

const PREFORMATTED = /(<pre.*?<\/pre>)/s;

const squeezed = (html: string): string => html.replace(/\s*\n\s*/g, ' ').replace(AROUND_BLOCKS, '$1');

/** A figure as HTML without a script; its tiles come from the site's own file of drawings. */
export function staticHtml(figure: TemplateResult, sprite: string): string {
  return collectResultSync(render(figure))
    .replace(MARKERS, '')
    .replaceAll('<use href="#', `<use href="${sprite}#`)
    .replace(CORNERS, '')
    .replaceAll(FACE, '<svg class="face$1">')
    .split(PREFORMATTED)
    .map((part, at) => (at % 2 === 0 ? squeezed(part) : part))
    .join('')
    .trim();
}

/** A page without the indentation of its template. */
export const withoutIndent = (page: string): string =>
  page
    .split(PREFORMATTED)
    .map((part, at) => (at % 2 === 0 ? part.replace(/\n\s+/g, '\n') : part))
    .join('');
