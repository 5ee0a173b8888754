import { html, nothing, type TemplateResult } from 'lit';
import { copiesLeft, whyNoMelds, whyNot } from '../state/availability.ts';
import { isMeldKind, MELD_KINDS, type Target } from '../state/entry.ts';
import { suitOf, type Tile } from '../state/tiles.ts';
import type { Context } from './context.ts';
import { watchPress } from './press.ts';
import { put } from './put.ts';
import { face } from './tile.ts';

/** Where the next tile goes, and the tiles to choose from. */
export function picker(ctx: Context): TemplateResult {
  const { ui } = ctx.phrases.words;
  const notice = ctx.notice?.place === 'picker' ? ctx.notice.text : '';
  const grid = rows(ctx);
  const wide = grid.some((row) => row.length > 9);
  return html`
    <section class="picker" part="picker" aria-label=${ui.picker}>
      ${targets(ctx)}
      <div
        class="keys ${wide ? 'wide' : ''}"
        role="group"
        aria-label=${ui.tiles}
        @keydown=${(event: KeyboardEvent) => moveFocus(event, ctx)}
      >
        ${grid.map((row) => html`<div class="row">${row.map((tile) => tileKey(ctx, tile))}</div>`)}
      </div>
      ${ctx.offered ? sets(ctx, ctx.offered) : nothing}
      <p class="hint">${notice || targetHint(ctx)}</p>
      ${cornerSwitch(ctx)}
    </section>
  `;
}

/** The sets with a tile come the first time that a tile is held. */
function sets(ctx: Context, tile: Tile) {
  const { parts, phrases } = ctx;
  const part = parts.closer.known?.value;
  if (part) return part.candidates(ctx, tile);
  const { ui } = phrases.words;
  return html`<p class="hint" role="status">${parts.closer.failed ? ui.partFailed : ui.partLoading}</p>`;
}

function targets(ctx: Context): TemplateResult {
  const { words } = ctx.phrases;
  const melds = MELD_KINDS.filter((kind) => !(ctx.house.sichuan && kind === 'chi'));
  const named: [Target, string][] = [
    ['hand', words.ui.hand],
    ...melds.map((kind): [Target, string] => [kind, words.meld[kind]]),
  ];
  if (!ctx.house.sichuan)
    named.push(['dora', words.ui.doraShort], ['ura', words.ui.uraShort], ['discards', words.ui.discardsShort]);
  const blocked = whyNoMelds(ctx.fitted);
  return html`
    <div class="targets" role="group" aria-label=${words.ui.target}>
      ${named.map(([target, name]) => {
        const why = isMeldKind(target) && ctx.target !== target ? blocked : undefined;
        const aim = () => (why ? ctx.say('picker', words.blocked[why]) : ctx.aim(target));
        return html`
          <button
            type="button"
            aria-pressed=${ctx.target === target}
            aria-disabled=${Boolean(why)}
            title=${why ? words.blocked[why] : nothing}
            @click=${aim}
          >
            ${name}
          </button>
        `;
      })}
    </div>
  `;
}

const cornerSwitch = ({ phrases, corners, setCorners }: Context) => html`
  <label class="corner-switch">
    <input
      type="checkbox"
      .checked=${corners}
      @change=${(event: Event) => setCorners((event.target as HTMLInputElement).checked)}
    />
    ${phrases.words.ui.corners}
  </label>
`;

function targetHint({ target, phrases, house }: Context): string {
  const { hints } = phrases.words;
  return target === 'hand' && house.sichuan ? hints.handSichuan : hints[target];
}

/** The kinds by suit, a red five before its plain one; flowers only where they can go. */
function rows({ house, target }: Context): Tile[][] {
  const kinds = target === 'dora' || target === 'ura' ? house.indicators : house.kinds;
  const suits = [...new Set(kinds.map((tile) => (tile === 'f' ? 'z' : suitOf(tile))))];
  const inSuit = (tile: Tile, suit: string) => suitOf(tile) === suit || (suit === 'z' && tile === 'f');
  const place = (tile: Tile) => (tile[0] === '0' ? 4.5 : tile === 'f' ? 8 : Number(tile[0]));
  return suits.map((suit) => kinds.filter((tile) => inSuit(tile, suit)).sort((a, b) => place(a) - place(b)));
}

function tileKey(ctx: Context, tile: Tile): TemplateResult {
  const { phrases, target, fitted, house } = ctx;
  const { ui, blocked } = phrases.words;
  const why = whyNot(tile, target, fitted, house);
  const left = tile === 'f' ? undefined : copiesLeft(tile, fitted, house);
  const taken = left !== undefined && left < house.copies(tile);
  const name = phrases.tile(tile);
  const label = why
    ? phrases.fill(ui.tileBlocked, { tile: name, reason: blocked[why] })
    : phrases.fill(left === undefined ? '{tile}' : ui.tileLeft, { tile: name, count: left ?? 0 });
  const offer = () => tile !== 'f' && offerSets(ctx, tile);
  const menu = (event: Event) => {
    event.preventDefault();
    offer();
  };
  const press = () => (why ? ctx.say('picker', label) : put(ctx, [tile]));
  return html`
    <button
      type="button"
      class="key"
      data-tile=${tile}
      tabindex=${ctx.roving === tile ? 0 : -1}
      aria-label=${label}
      aria-disabled=${Boolean(why)}
      title=${why ? label : name}
      aria-keyshortcuts="Shift+ArrowUp"
      @click=${press}
      @pointerdown=${(event: PointerEvent) => watchPress(event, { held: offer })}
      @contextmenu=${menu}
      @focus=${() => ctx.rove(tile)}
    >
      ${face(tile)}${taken ? html`<span class="left" aria-hidden="true">${left}</span>` : nothing}
    </button>
  `;
}

function offerSets({ parts, offer }: Context, tile: Tile): void {
  parts.need(parts.closer);
  offer(tile);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The arrow keys go from tile to tile; the Tab key reaches the picker as one thing. */
function moveFocus(event: KeyboardEvent, ctx: Context): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  if (event.key === 'ArrowUp' && event.shiftKey) {
    offerSets(ctx, ctx.roving);
    return;
  }
  const grid = rows(ctx);
  const from = grid.findIndex((tiles) => tiles.includes(ctx.roving));
  const column = (grid[from]?.indexOf(ctx.roving) ?? 0) + step[1];
  const row = grid[clamp(from + step[0], grid.length)] ?? [];
  const tile = row[clamp(column, row.length)];
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
}

const clamp = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));
