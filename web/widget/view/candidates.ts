import { html, nothing, type TemplateResult } from 'lit';
import { type Candidate, handCandidates, meldCandidates } from '../state/candidates.ts';
import type { Tile } from '../state/tiles.ts';
import type { Context } from './context.ts';
import { face } from './tile.ts';

/** Whole sets with one tile, for the hand and as melds. */
export function candidates(ctx: Context, tile: Tile): TemplateResult {
  const { phrases, entry, fitted, house } = ctx;
  const { ui } = phrases.words;
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') ctx.offer(undefined);
  };
  return html`
    <div
      class="candidates"
      role="group"
      aria-label=${phrases.fill(ui.setsWith, { tile: phrases.tile(tile) })}
      @keydown=${close}
    >
      ${row(ctx, ui.intoHand, handCandidates(tile, entry, fitted, house))}
      ${row(ctx, ui.asMeld, meldCandidates(tile, entry, fitted, house))}
      <button type="button" class="quiet" @click=${() => ctx.offer(undefined)}>${ui.close}</button>
    </div>
  `;
}

const row = (ctx: Context, name: string, list: Candidate[]) => html`
  <p class="label">${name}</p>
  <div class="sets-row">${list.map((candidate) => setButton(ctx, candidate))}</div>
`;

function setButton(ctx: Context, { kind, tiles, change, why }: Candidate): TemplateResult {
  const { phrases } = ctx;
  const { ui, set, meld, blocked } = phrases.words;
  const kindName = phrases.name(set, kind === 'kan' ? '' : kind) || phrases.name(meld, kind);
  const name = `${kindName} ${phrases.tiles(tiles)}`;
  const label = why ? phrases.fill(ui.tileBlocked, { tile: name, reason: blocked[why] }) : name;
  const press = () => (change ? ctx.take(change) : ctx.say('picker', label));
  return html`
    <button
      type="button"
      class="quiet candidate"
      aria-label=${label}
      aria-disabled=${Boolean(why)}
      title=${why ? label : nothing}
      @click=${press}
    >
      <span class="tiles">${tiles.map(face)}</span>
      <small>${kindName}</small>
    </button>
  `;
}
