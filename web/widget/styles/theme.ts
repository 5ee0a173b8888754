import { css } from 'lit';

/**
 * Ink on paper and felt green, by day and by night. Light or dark follows the `color-scheme` of the page around, and
 * every colour can be set from there by its custom property.
 */
export const theme = css`
  :host {
    --sheet: var(--tensu-sheet, light-dark(#fffdf8, #211f1b));
    --ink: var(--tensu-ink, light-dark(#221f1a, #ece6da));
    --soft: var(--tensu-soft, light-dark(#5e574b, #b3aa99));
    --line: var(--tensu-line, light-dark(#d8cfbd, #413c33));
    --edge: var(--tensu-edge, light-dark(#8a8170, #857c6c));
    --felt: var(--tensu-felt, light-dark(#2c684c, #1c4535));
    --felt-ink: #f4f1e6;
    --felt-line: rgb(255 255 255 / 28%);
    --gain: light-dark(#1d6343, #86cda7);
    --loss: light-dark(#a02f1d, #f29a84);
    --focus: light-dark(#a8480f, #ffb871);
    --tile-face: light-dark(#fffdf5, #f1eadb);
    --tile-edge: light-dark(#cbbfa4, #8d836f);
    --serif: 'Hiragino Mincho ProN', 'Yu Mincho', 'Songti SC', 'Noto Serif CJK JP', 'Noto Serif JP', Georgia, serif;

    display: block;
    container-type: inline-size;
    color: var(--ink);
    line-height: 1.5;
    text-autospace: normal;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h2,
  h3,
  p,
  ul,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  fieldset {
    min-inline-size: 0;
  }

  ul {
    list-style: none;
  }

  h2,
  legend,
  summary {
    font-family: var(--serif);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0.04em;
  }

  h3 {
    margin-block: 1.1rem 0.35rem;
    color: var(--soft);
    font-size: 0.85rem;
    font-weight: 600;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .hint {
    min-block-size: 1.5em;
    color: var(--soft);
    font-size: 0.85rem;
  }

  @media (prefers-reduced-motion: no-preference) {
    button,
    .segment span {
      transition:
        background-color 0.12s,
        border-color 0.12s;
    }
  }
`;
