import { html, type TemplateResult } from 'lit';
import type { Phrases } from '../../widget/phrases.ts';
import { readTiles, type WrittenTiles } from '../../widget/state/read-tiles.ts';
import { splitTiles } from '../../widget/state/tiles.ts';
import { layOutHand, standingAndWon } from '../../widget/view/lay-out.ts';
import { tileRow } from '../../widget/view/tile.ts';

/** Tiles in a line of text. */
export function inlineTiles(phrases: Phrases, mpsz: string): TemplateResult {
  if (splitTiles(mpsz).length === 0) throw new Error(`no tiles: ${mpsz}`);
  return tileRow(mpsz, phrases.tiles(mpsz));
}

/** A hand on felt: the standing tiles, the winning tile apart where the hand is complete, the melds. */
export function tray(phrases: Phrases, line: string): TemplateResult {
  const written = readTiles(line);
  if (!written) throw new Error(`no tiles: ${line}`);
  return html`<div class="tray" role="img" aria-label=${spoken(phrases, written)}>${layOutHand(written)}</div>`;
}

function spoken(phrases: Phrases, written: WrittenTiles): string {
  const { meld: kinds, ui } = phrases.words;
  const [standing, won] = standingAndWon(written);
  return phrases.list([
    ...standing.map((tile) => phrases.tile(tile)),
    ...written.melds.map(({ kind, tiles }) => `${kinds[kind]} ${phrases.tiles(tiles)}`),
    ...won.map((tile) => `${ui.winningMark} ${phrases.tile(tile)}`),
  ]);
}
