import { html, type TemplateResult } from 'lit';
import type { Seat } from 'tensu';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';
import { BASES, type WallDraft } from '../state/draft.ts';
import { written } from './written.ts';

/** The hand of everybody who has not won, by tiles or as what is known of it. */
export function wallFields(ctx: Context, left: readonly Seat[]): TemplateResult {
  return html`
    <p class="hint">${ctx.own.wallHint}</p>
    ${SEATS.filter((seat) => !left.includes(seat)).map((seat) => wallHand(ctx, seat))}
  `;
}

function wallHand(ctx: Context, seat: Seat): TemplateResult {
  const { phrases, own, draft, sketch } = ctx;
  const hand = draft.hands[seat] as WallDraft;
  const set = (change: Partial<WallDraft>) => sketch({ hands: draft.hands.with(seat, { ...hand, ...change }) });
  const ways = (['known', 'tiles'] as const).map((value) => ({
    value,
    label: { known: own.byState, tiles: own.byTiles }[value],
  }));
  const states = [
    { value: 'unready' as const, label: own.unready },
    ...BASES.map((value) => ({ value, label: phrases.fill(own.readyWith, { base: value }) })),
    { value: 'pig' as const, label: phrases.words.reason['flower-pig'] },
  ];
  return html`
    <fieldset class="hand">
      <legend>${phrases.seat(seat)}</legend>
      <div class="fields">
        ${choose(`end-${seat}`, own.enteredBy, ways, hand.by, (by) => set({ by }))}
        ${
          hand.by === 'known'
            ? choose(`known-${seat}`, own.state, states, hand.known, (known) => set({ known }))
            : written(ctx, { id: `end-${seat}`, label: own.wallTiles }, hand, set)
        }
      </div>
    </fieldset>
  `;
}
