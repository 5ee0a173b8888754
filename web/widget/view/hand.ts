import { html, nothing, type TemplateResult } from 'lit';
import { HAND_SIZE, type Placed, type PlacedMeld, sizeOf } from '../state/fit.ts';
import { keepStill } from './carry.ts';
import type { Context } from './context.ts';
import { meldGroup } from './melds.ts';
import { watchPress } from './press.ts';
import { spokenHand } from './spoken-hand.ts';
import { face } from './tile.ts';

/** The tiles of the hand on the felt, with an empty place for each that is missing. */
export function handTray(ctx: Context): TemplateResult {
  const { ui } = ctx.phrases.words;
  const { hand, melds } = ctx.fitted;
  const size = sizeOf(ctx.fitted);
  const complete = size >= HAND_SIZE;
  const meldShown = (placed: PlacedMeld, at: number) => meldGroup(ctx, placed, at);
  const empty = Math.max(0, HAND_SIZE - size);
  return html`
    <section class="tray" part="hand" aria-labelledby="tray-title">
      <header>
        <h2 id="tray-title">${ui.hand}</h2>
        <p class="count">${ctx.phrases.fill(ui.tileCount, { count: size, max: HAND_SIZE })}</p>
        ${steps(ctx)} ${clearButton(ctx)}
      </header>
      ${spokenHand(ctx)}
      <div
        class="slots"
        role="group"
        tabindex=${hand.length > 0 ? -1 : 0}
        aria-labelledby="tray-title"
        aria-describedby="hand-keys"
        @keydown=${(event: KeyboardEvent) => moveAlong(event, ctx)}
      >
        ${hand.map((placed, index) => handTile(ctx, placed, index, complete))}
        ${Array.from({ length: empty }, (_, index) => slot(index === empty - 1, index === 0 ? ctx.digits : ''))}
      </div>
      <p id="hand-keys" class="visually-hidden">${ui.handKeys}</p>
      ${melds.length > 0 ? html`<div class="melds">${melds.map(meldShown)}</div>` : nothing}
      ${isBehind(ctx) ? html`<p class="behind">${ui.handBehind}</p>` : nothing}
      ${complete && hand.length > 1 ? html`<p class="crown-hint">${ui.crownHint}</p>` : nothing}
    </section>
  `;
}

/** Whether the tiles are older than what is written. Digits that still need their suit are only on their way. */
function isBehind({ typedProblem, entry }: Context): boolean {
  const tiles = entry.hand.length + entry.melds.length;
  return tiles > 0 && typedProblem !== undefined && typedProblem.detail?.reason !== 'no-suit';
}

/** An empty place; digits that wait for their suit stand in the first one. */
const slot = (last: boolean, digits: string) => html`<span class="slot ${last ? 'last' : ''}">${digits}</span>`;

function handTile(ctx: Context, { tile, at }: Placed, index: number, complete: boolean) {
  const { phrases, standing } = ctx;
  const { ui } = phrases.words;
  const last = ctx.fitted.hand.length - 1;
  const winning = complete && index === last;
  const name = phrases.fill(winning ? ui.removeWinning : ui.removeTile, { tile: phrases.tile(tile) });
  const mark = html`<span class="mark" aria-hidden="true">${ui.winningMark}</span>`;
  const crown = () => ctx.crown(at);
  const press = (event: PointerEvent) => {
    const to = (event.currentTarget as Element).parentElement?.querySelector('.winning');
    watchPress(event, { held: crown, carried: to ? { to, dropped: crown } : undefined });
  };
  return html`
    <button
      type="button"
      class="tile ${winning ? 'winning' : ''}"
      data-at=${at}
      tabindex=${index === Math.min(standing, last) ? 0 : -1}
      aria-label=${name}
      @click=${() => ctx.remove('hand', at)}
      @focus=${() => ctx.stand(index)}
      @pointerdown=${complete && !winning ? press : nothing}
      @touchmove=${keepStill}
    >
      ${face(tile)}${winning ? mark : nothing}
    </button>
  `;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The arrow keys go along the hand; the Tab key reaches it as one thing. */
function moveAlong(event: KeyboardEvent, { standing, fitted }: Context): void {
  const last = fitted.hand.length - 1;
  const to = STEPS[event.key]?.(Math.min(standing, last), last);
  if (to === undefined) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelectorAll('button')[Math.max(0, Math.min(to, last))]?.focus();
}

function steps({ phrases, canUndo, canRedo, undo, redo }: Context): TemplateResult {
  const { ui } = phrases.words;
  return html`<span class="steps">${step('↶', ui.undo, canUndo, undo)}${step('↷', ui.redo, canRedo, redo)}</span>`;
}

/** A button that was used up keeps the focus, so it is never disabled outright. */
const step = (sign: string, name: string, can: boolean, act: () => void) => html`
  <button type="button" class="quiet" aria-label=${name} title=${name} aria-disabled=${!can} @click=${act}>${sign}</button>
`;

function clearButton(ctx: Context) {
  if (ctx.entry.hand.length + ctx.entry.melds.length === 0) return nothing;
  return html`
    <button type="button" class="quiet" @click=${() => ctx.edit({ hand: [], melds: [] })}>
      ${ctx.phrases.words.ui.clearHand}
    </button>
  `;
}
