import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { LONGEST_TILES } from '../state/action.ts';
import { RULES } from '../state/battle.ts';
import { tilesOf, type Written } from '../state/draft.ts';

/** A hand on one line with its lack suit, written or put together in the calculator. */
export function written(
  ctx: Context,
  { id, label }: { id: string; label: string },
  hand: Written,
  set: (change: Written) => void,
): TemplateResult {
  const { phrases } = ctx;
  const { suit, ui } = phrases.words;
  const suits = (['m', 'p', 's'] as const).map((value) => ({ value, label: suit[value] }));
  const write = (event: Event) => set({ ...hand, text: (event.target as HTMLInputElement).value });
  return html`
    <label class="notation">
      <span>${label}</span>
      <input
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength=${LONGEST_TILES}
        placeholder="123m456789s55p (222p)"
        .value=${live(hand.text)}
        @input=${write}
        @change=${give(hand)}
      />
    </label>
    ${choose(`lack-${id}`, ui.lack, suits, hand.lack, (lack) => set({ ...hand, lack }))}
    ${keyed(id, calculator(ctx, hand, set))}
  `;
}

/** The calculator begins with the line when it is opened, and again when the line was written meanwhile. */
const give =
  ({ text }: Written) =>
  ({ target }: Event): void => {
    const pick = (target as Element).closest('.hand')?.querySelector<HTMLDetailsElement>('.pick[open]');
    const calculator = pick?.querySelector('tensu-calculator');
    // Nothing at all is no hand that it would take: with a space it is empty again.
    if (calculator) calculator.hand = tilesOf(text).text || ' ';
  };

/** Of the calculator nothing but the tiles: what is entered in it becomes the line. */
function calculator({ phrases, own, battle }: Context, hand: Written, set: (change: Written) => void): TemplateResult {
  const take = ({ detail }: CustomEvent<{ hand: string }>) =>
    set({ ...hand, ...tilesOf(hand.text), text: tilesOf(detail.hand).text });
  const rules = [RULES, ...Object.entries(battle.set).map(([key, value]) => `${key}=${value}`)].join(';');
  return html`
    <details class="pick" @toggle=${give(hand)}>
      <summary>${own.pickTiles}</summary>
      <tensu-calculator fixed rules=${rules} lang=${phrases.lang} @tensu-change=${take}></tensu-calculator>
    </details>
  `;
}
