import { html, type TemplateResult } from 'lit';
import type { Phrases } from '../../widget/phrases.ts';
import { readTiles, type WrittenTiles } from '../../widget/state/read-tiles.ts';
import { splitTiles } from '../../widget/state/tiles.ts';
import { layOut } from '../../widget/view/lay-out.ts';
import { face, tileRow } from '../../widget/view/tile.ts';

const HAND_SIZE = 14;

/** Tiles in a line of text. */
export function inlineTiles(phrases: Phrases, mpsz: string): TemplateResult {
  if (splitTiles(mpsz).length === 0) throw new Error(`no tiles: ${mpsz}`);
  return tileRow(mpsz, phrases.tiles(mpsz));
}

/** A hand on felt: the standing tiles, the winning tile apart where the hand is complete, the melds. */
export function tray(phrases: Phrases, line: string): TemplateResult {
  const written = readTiles(line);
  if (!written) throw new Error(`no tiles: ${line}`);
  const { hand, melds } = written;
  const complete = hand.length + melds.length * 3 >= HAND_SIZE;
  const standing = complete ? hand.slice(0, -1) : hand;
  return html`
    <div class="tray" role="img" aria-label=${spoken(phrases, written, complete)}>
      <span class="tiles">${standing.map(face)}</span>
      ${complete ? html`<span class="tiles won">${hand.slice(-1).map(face)}</span>` : ''}
      ${melds.map((meld) => html`<span class="tiles">${layOut(meld)}</span>`)}
    </div>
  `;
}

function spoken(phrases: Phrases, { hand, melds }: WrittenTiles, complete: boolean): string {
  const { meld: kinds, ui } = phrases.words;
  const [standing, won] = complete ? [hand.slice(0, -1), hand.slice(-1)] : [hand, []];
  return phrases.list([
    ...standing.map((tile) => phrases.tile(tile)),
    ...melds.map(({ kind, tiles }) => `${kinds[kind]} ${phrases.tiles(tiles)}`),
    ...won.map((tile) => `${ui.winningMark} ${phrases.tile(tile)}`),
  ]);
}
