import { html, nothing, svg, type TemplateResult } from 'lit';
import { rankOf, splitTiles, suitOf, type Tile } from '../state/tiles.ts';

/** The drawing of a corner index: the rank, of an honour its letter. */
function cornerOf(tile: Tile): string {
  if (tile === 'f') return 'i-f';
  return suitOf(tile) === 'z' ? `i-${'ESWNPFC'.charAt(rankOf(tile) - 1)}` : `i-${rankOf(tile)}`;
}

/** The drawing of a tile, with an index that the styles may show; whoever shows it gives it a name. */
export const face = (tile: Tile | 'back'): TemplateResult => html`
  <svg class="face ${tile === 'back' ? 'back' : ''}" aria-hidden="true">
    ${svg`<use href="#${tile}"></use>`}
    ${tile === 'back' ? nothing : svg`<use class="corner" href="#${cornerOf(tile)}"></use>`}
  </svg>
`;

/** Tiles in running content, read out by their names. */
export const tileRow = (tiles: string | readonly Tile[], label: string): TemplateResult => html`
  <span class="tiles" role="img" aria-label=${label}>
    ${(typeof tiles === 'string' ? splitTiles(tiles) : tiles).map(face)}
  </span>
`;
