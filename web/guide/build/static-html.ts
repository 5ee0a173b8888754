import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** What Lit leaves behind to find its parts again, which nobody does in a page that stays as it is. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<!--\?-->|<\?>/g;

/** The index in the corner of a tile, which the calculator offers, is not for figures. */
const CORNERS = /<use class="corner"[^>]*><\/use>/g;
const CORNER_DRAWINGS = /<symbol id="i-.*?<\/symbol>/gs;

/** The drawings that figures refer to. */
export const figureSprite = (sprite: string): string => sprite.replace(CORNER_DRAWINGS, '');

/** A figure as HTML without a script; its tiles come from the site's own file of drawings. */
export function staticHtml(figure: TemplateResult, sprite: string): string {
  return collectResultSync(render(figure))
    .replace(MARKERS, '')
    .replaceAll('<use href="#', `<use href="${sprite}#`)
    .replace(CORNERS, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
