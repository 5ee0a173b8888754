import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { wordsIn } from '../text/languages.ts';
import { allTiles, readTiles, type WrittenTiles } from './state/read-tiles.ts';
import { handStyles } from './styles/hand.ts';
import { theme } from './styles/theme.ts';
import { layOutHand } from './view/lay-out.ts';
import { addCorners, sprite } from './view/sprite.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Tiles and melds in running text. It needs no engine; of a complete hand the winning tile stands apart.
 *
 * @attribute hand - a hand on one line, such as `123m456p789s11z (<1 555z) [7777z]`
 * @attribute lang - `ja`, `en` or `zh`, in which the tiles are read out; otherwise the language of the page around it
 * @attribute corners - shows an index in the corner of every tile
 * @csspart tiles - all of the tiles
 * @csspart meld - a meld
 * @cssproperty --tensu-tile - the width of a tile, 1.4em by default
 */
export class TensuHand extends LitElement {
  static override styles = [theme, handStyles];
  static override properties = { hand: {}, lang: {}, corners: { type: Boolean, reflect: true } };

  hand = '';
  override lang = '';
  corners = false;
  private readonly vocabulary = new Vocabulary(this, wordsIn);
  private tiles?: WrittenTiles;
  private drawings?: SVGElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('hand')) return;
    this.tiles = readTiles(this.hand);
    const shown = this.tiles && allTiles(this.tiles);
    const drawings = shown && sprite(new Set([...shown, 'back']));
    this.drawings?.remove();
    if (drawings) this.renderRoot.prepend(drawings);
    this.drawings = drawings;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Without the indexes the tiles can still be told apart.
    if (changed.has('corners') && this.corners) addCorners(this.renderRoot).catch(() => undefined);
  }

  /** What is no hand stays as it was written. */
  protected override render(): TemplateResult {
    if (!this.tiles) return html`<span>${this.hand}</span>`;
    return html`
      <span class="hand" part="tiles" role="img" aria-label=${this.spoken(this.tiles)}>${layOutHand(this.tiles)}</span>
    `;
  }

  /** Until the words are there the hand is called as it was written. */
  private spoken({ hand, melds }: WrittenTiles): string {
    const phrases = this.vocabulary.phrases();
    if (!phrases) return this.hand;
    const { meld: kinds } = phrases.words;
    return phrases.list([
      ...hand.map((tile) => phrases.tile(tile)),
      ...melds.map(({ kind, tiles }) => `${kinds[kind]} ${phrases.tiles(tiles)}`),
    ]);
  }
}
