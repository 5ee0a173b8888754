import { html, nothing, type TemplateResult } from 'lit';
import type { EnteredMeld } from '../state/entry.ts';
import { face } from './tile.ts';

/** The tiles of a meld as they lie on the table: the called one sideways, on the side of the seat it came from. */
export function layOut({ kind, tiles, back = 1, called = 0 }: EnteredMeld): TemplateResult[] {
  if (kind === 'ankan') return [face('back'), ...tiles.slice(1, 3).map(face), face('back')];
  const others = tiles.filter((_, index) => index !== called);
  const added = kind === 'kakan' ? others.pop() : undefined;
  const lying = html`<span class="side">${[added, tiles[called]].map((tile) => (tile ? face(tile) : nothing))}</span>`;
  const laid = others.map(face);
  laid.splice([0, 0, 1][back] ?? others.length, 0, lying);
  return laid;
}
