import { html, type TemplateResult } from 'lit';
import type { Teller } from './teller.ts';
import { inlineTiles } from './tiles.ts';

/** The tiles that the figures of a first explanation show. */
interface Basics {
  /** Four sets and the pair. */
  sets: string[];
  /** The hand before the draw, the tile drawn, the tile discarded. */
  turn: { hold: string; draw: string; discard: string };
  /** A run, a triplet, a kan and a pair. */
  shapes: { seq: string; tri: string; kan: string; pair: string };
}

/** Man, pin and sou are in every rule set. */
export const BASICS: Basics = {
  sets: ['123m', '567m', '345p', '888p', '22m'],
  turn: { hold: '23m567p889s', draw: '4m', discard: '9s' },
  shapes: { seq: '456p', tri: '777m', kan: '3333s', pair: '99p' },
};

const kindOf = (tiles: string): 'seq' | 'tri' | 'pair' => {
  if (tiles.length === 3) return 'pair';
  return tiles[0] === tiles[1] ? 'tri' : 'seq';
};

/** Four sets and a pair, with what each part is called. */
export function basicShape({ phrases, guide }: Teller, sets: string[]): TemplateResult {
  const { set } = phrases.words;
  return html`
    <figure class="parts">
      <div class="tray">
        ${sets.map(
          (tiles) => html`<div class="part">${inlineTiles(phrases, tiles)}<small>${set[kindOf(tiles)]}</small></div>`,
        )}
      </div>
      <figcaption>${guide.basics.shapeNote}</figcaption>
    </figure>
  `;
}

/** Draw, choose, discard. */
export function turn({ phrases, guide }: Teller, { hold, draw, discard }: Basics['turn']): TemplateResult {
  const { steps, turnNote } = guide.basics;
  const shown = [
    html`${inlineTiles(phrases, hold)} ＋ ${inlineTiles(phrases, draw)}`,
    html`${inlineTiles(phrases, hold)} ${inlineTiles(phrases, draw)}`,
    inlineTiles(phrases, discard),
  ];
  return html`
    <figure class="turn">
      <ol>
        ${steps.map(({ name, text }, at) => html`<li><b>${name}</b><div>${shown[at]}</div><span class="note">${text}</span></li>`)}
      </ol>
      <figcaption>${turnNote}</figcaption>
    </figure>
  `;
}

/** A run, a triplet, a kan and a pair, with what each is. */
export function fourShapes({ phrases, guide }: Teller, shapes: Basics['shapes']): TemplateResult {
  const { set } = phrases.words;
  const kinds = ['seq', 'tri', 'kan', 'pair'] as const;
  return html`
    <dl class="shapes">
      ${kinds.map(
        (kind) => html`
          <div>
            <dt>${set[kind]}</dt>
            <dd>${inlineTiles(phrases, shapes[kind])}<span class="note">${guide.basics.shapes[kind]}</span></dd>
          </div>
        `,
      )}
    </dl>
  `;
}
