import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** What Lit leaves behind to find its parts again, which nobody does in a page that stays as it is. */
const MARKERS = /<!--\/?lit-(?:part|node)[^>]*-->|<!--\?-->|<\?>/g;

/** A figure as HTML without a script; its tiles come from the site's own file of drawings. */
export function staticHtml(figure: TemplateResult, sprite: string): string {
  return collectResultSync(render(figure))
    .replace(MARKERS, '')
    .replaceAll('<use href="#', `<use href="${sprite}#`)
    .replaceAll('<use class="corner" href="#', `<use class="corner" href="${sprite}#`)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
