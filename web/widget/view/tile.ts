import { html, svg, type TemplateResult } from 'lit';
import { splitTiles, type Tile } from '../state/tiles.ts';

/** The drawing of a tile; whoever shows it gives it a name. */
export const face = (tile: Tile | 'back'): TemplateResult =>
  html`<svg class="face ${tile === 'back' ? 'back' : ''}" aria-hidden="true">${svg`<use href="#${tile}"></use>`}</svg>`;

/** Tiles in running content, read out by their names. */
export const tileRow = (tiles: string | readonly Tile[], label: string): TemplateResult => html`
  <span class="tiles" role="img" aria-label=${label}>
    ${(typeof tiles === 'string' ? splitTiles(tiles) : tiles).map(face)}
  </span>
`;
