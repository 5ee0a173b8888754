import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
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
        placeholder="123m456789s55p (222p)"
        .value=${live(hand.text)}
        @input=${write}
      />
    </label>
    ${choose(`lack-${id}`, ui.lack, suits, hand.lack, (lack) => set({ ...hand, lack }))}
    ${calculator(ctx, hand, set)}
  `;
}

/** What is entered in the calculator becomes the line. */
function calculator({ phrases, own, battle }: Context, hand: Written, set: (change: Written) => void): TemplateResult {
  const take = ({ detail }: CustomEvent<{ hand: string }>) => set({ ...hand, ...tilesOf(detail.hand) });
  const rules = [RULES, ...Object.entries(battle.set).map(([key, value]) => `${key}=${value}`)].join(';');
  return html`
    <details class="pick">
      <summary>${own.pickTiles}</summary>
      <tensu-calculator rules=${rules} lang=${phrases.lang} @tensu-change=${take}></tensu-calculator>
    </details>
  `;
}
