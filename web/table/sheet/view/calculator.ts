import { html, nothing, type TemplateResult } from 'lit';
import type { SheetContext } from './context.ts';

export interface Calculating {
  /** Which of the wins in the form. */
  win: number;
  /** What the calculator began with. */
  line: string;
  /** What it has now, where something was entered. */
  now?: string;
  /** Whether that is a win. */
  won?: boolean;
}

interface Acts {
  changed: (event: CustomEvent<{ hand: string }>) => void;
  scored: (event: CustomEvent<{ ok: boolean }>) => void;
  take: () => void;
  close: () => void;
}

/** The calculator over the page, for the tiles of a win. */
export function calculatorDialog(ctx: SheetContext, now: Calculating | undefined, acts: Acts): TemplateResult {
  const { words, phrases } = ctx;
  return html`
    <dialog aria-labelledby="calculator-title" @close=${acts.close}>
      ${
        now
          ? html`
              <header>
                <h2 id="calculator-title">${words.calculator.title}</h2>
                <button type="button" class="main" aria-disabled=${!now.won} @click=${acts.take}>
                  ${words.calculator.take}
                </button>
                <button type="button" class="quiet" @click=${acts.close}>${words.calculator.close}</button>
                <p class="hint">${!now.won ? words.calculator.notYet : nothing}</p>
              </header>
              <p class="hint">${words.calculator.ofTheSheet}</p>
              <tensu-calculator
                fixed
                lang=${phrases.lang}
                hand=${now.line}
                @tensu-change=${acts.changed}
                @tensu-score=${acts.scored}
              ></tensu-calculator>
            `
          : nothing
      }
    </dialog>
  `;
}
