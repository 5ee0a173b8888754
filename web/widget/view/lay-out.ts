import { html, nothing, type TemplateResult } from 'lit';
import type { EnteredMeld } from '../state/entry.ts';
import { HAND_SIZE } from '../state/fit.ts';
import type { WrittenTiles } from '../state/read-tiles.ts';
import type { Tile } from '../state/tiles.ts';
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

/** The standing tiles of a hand, and the winning tile, which is the last one where the hand is complete. */
export function standingAndWon({ hand, melds }: WrittenTiles): [standing: Tile[], won: Tile[]] {
  const complete = hand.length + melds.length * 3 >= HAND_SIZE;
  return complete ? [hand.slice(0, -1), hand.slice(-1)] : [hand, []];
}

/** A hand in a row: the standing tiles, the winning tile apart from them, the melds. */
export function layOutHand(written: WrittenTiles): TemplateResult {
  const [standing, won] = standingAndWon(written);
  return html`
    <span class="tiles">${standing.map(face)}</span>
    ${won.length > 0 ? html`<span class="tiles won">${won.map(face)}</span>` : ''}
    ${written.melds.map((meld) => html`<span class="tiles" part="meld">${layOut(meld)}</span>`)}
  `;
}
