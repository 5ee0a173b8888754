import type { Tile } from '../state/tiles.ts';
import type { Context } from './context.ts';

/** Puts tiles where the next ones go, and says of the first that cannot go there why not. */
export function put(ctx: Context, tiles: readonly Tile[]): void {
  const { phrases } = ctx;
  const { ui, blocked } = phrases.words;
  const stuck = ctx.put(tiles);
  if (!stuck) return;
  const tile = phrases.tile(stuck.tile) || stuck.tile;
  ctx.say('picker', phrases.fill(ui.tileBlocked, { tile, reason: blocked[stuck.why] }));
}
