import { html, nothing } from 'lit';
import type { EnteredMeld } from '../state/entry.ts';
import { HAND_SIZE, type Placed, sizeOf } from '../state/fit.ts';
import { doraAfter } from '../state/tiles.ts';
import type { Context } from './context.ts';

/** The hand in words, for those who hear the page: they read it when they like, and are told of no change. */
export function spokenHand(ctx: Context) {
  const { ui, item } = ctx.phrases.words;
  const { hand, melds, dora, ura } = ctx.fitted;
  const complete = sizeOf(ctx.fitted) >= HAND_SIZE;
  const named = (placed: Placed[]) => ctx.phrases.tiles(placed.map(({ tile }) => tile));
  const parts: [string, string][] = [
    [ui.concealedTiles, named(complete ? hand.slice(0, -1) : hand)],
    ...melds.map(({ meld }, index): [string, string] => [
      ctx.phrases.fill(item.melds, { count: index + 1 }),
      spokenMeld(ctx, meld),
    ]),
    [ui.winningTile, complete ? named(hand.slice(-1)) : ''],
    [ui.dora, indicators(ctx, dora)],
    [ui.ura, indicators(ctx, ura)],
  ];
  const said = parts.filter(([, list]) => list);
  if (said.length === 0) return nothing;
  return html`
    <ul class="visually-hidden spoken">
      ${said.map(([name, list]) => html`<li>${ctx.phrases.fill(ui.spokenPart, { name, list })}</li>`)}
    </ul>
  `;
}

/** The kind of a meld, its tiles, and which of them came from whom. */
function spokenMeld({ phrases, house }: Context, { kind, tiles, back, called = 0 }: EnteredMeld): string {
  const { words } = phrases;
  const from = words.back[house.players === 2 ? 2 : (back ?? 0)];
  const tile = phrases.tile(tiles[called] ?? '');
  const taken = kind === 'ankan' || !back || !from ? '' : phrases.fill(words.ui.tileFrom, { tile, from });
  return phrases.list([`${words.meld[kind]} ${phrases.tiles(tiles)}`, taken].filter(Boolean));
}

/** Every indicator with the dora that it makes. */
const indicators = ({ phrases }: Context, placed: Placed[]): string =>
  phrases.list(
    placed.map(({ tile }) => {
      const makes = phrases.fill(phrases.words.ui.pointsAt, { tile: phrases.tile(doraAfter(tile)) });
      return `${phrases.tile(tile)} (${makes})`;
    }),
  );
