import { css } from 'lit';

/** How a tile looks, wherever it is shown, and how one lies sideways in a meld. */
export const faces = css`
  .sprite {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }

  .face {
    display: block;
    inline-size: var(--tile, 100%);
    aspect-ratio: 3 / 4;
    border: 1px solid var(--tile-edge);
    border-block-end-width: 3px;
    border-radius: 4px;
    background: var(--tile-face);
    forced-color-adjust: none;
  }

  .corner {
    display: none;
  }

  :host([corners]) .corner {
    display: inline;
  }

  /* The face makes room for its index. */
  :host([corners]) .face:not(.back) use:not(.corner) {
    transform-box: view-box;
    transform-origin: 100% 100%;
    scale: 0.8167;
  }

  .tiles {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 1px;
    vertical-align: middle;
  }

  .side {
    display: grid;
    gap: 1px;
  }

  .side .face {
    margin: calc(var(--tile) / -6) calc(var(--tile) / 6);
    rotate: -90deg;
  }

  .side .face + .face {
    margin-block-start: calc(var(--tile) / -6 + 1px);
  }
`;
