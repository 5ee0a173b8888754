import { css } from 'lit';

/** The tiles: on the felt, in the picker, in the result. */
export const tiles = css`
  .tile,
  .key {
    position: relative;
    display: block;
    padding: 0;
    border: 0;
    border-radius: 5px;
    background: none;
    cursor: pointer;
  }

  .tile.small {
    --tile: 1.75rem;
  }

  .tray {
    padding: 0.6rem 0.7rem 0.8rem;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--felt);
    color: var(--felt-ink);
    --focus: #ffd9a0;
  }

  .tray header {
    display: flex;
    align-items: baseline;
    gap: 0.75rem;
    min-block-size: 2rem;
    margin-block-end: 0.4rem;
  }

  .tray .quiet[aria-disabled='true'] {
    color: inherit;
    opacity: 0.55;
  }

  .crown-hint,
  .behind {
    margin-block-start: 0.5rem;
    font-size: 0.75rem;
    line-height: 1.4;
  }

  .tray .count {
    font-size: 0.85rem;
    font-variant-numeric: tabular-nums;
  }

  .tray .steps {
    display: flex;
    gap: 0.25rem;
    margin-inline-start: auto;
  }

  .tray .quiet {
    border-color: var(--felt-line);
    color: inherit;
  }

  .slots {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 0.3rem;
    max-inline-size: 22rem;
  }

  .slot {
    display: grid;
    place-items: center;
    overflow: hidden;
    font-size: 0.8rem;
    aspect-ratio: 3 / 4;
    border: 1px dashed var(--felt-line);
    border-radius: 4px;
  }

  .slot.last {
    border-style: solid;
  }

  .carried {
    z-index: 1;
  }

  .carried .face {
    box-shadow: 0 3px 8px rgb(0 0 0 / 45%);
  }

  .slots:has(.carried) .winning .face {
    box-shadow: 0 0 0 4px var(--focus);
  }

  .winning .face {
    box-shadow: 0 0 0 2px var(--felt-ink);
  }

  .mark {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-radius: 0 0 3px 3px;
    background: light-dark(#a02f1d, #8f2c1c);
    color: #fff;
    font-size: 0.65rem;
    line-height: 1.35;
    text-align: center;
  }

  .melds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1rem;
    margin-block-start: 0.75rem;
  }

  .meld {
    --tile: 1.9rem;
    display: grid;
    gap: 0.3rem;
  }

  .meld .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
    font-size: 0.8rem;
  }

  .meld select,
  .meld .remove {
    min-block-size: 1.75rem;
    border: 1px solid var(--felt-line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  .meld option {
    background: var(--sheet);
    color: var(--ink);
  }

  .meld .remove {
    min-inline-size: 1.75rem;
    cursor: pointer;
  }

  .keys {
    --columns: 9;
    margin-block-end: 0.4rem;
    display: grid;
    gap: 0.3rem;
  }

  .keys.wide {
    --columns: 10;
  }

  .row {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 3.1rem));
    gap: 0.2rem;
  }

  .key .left {
    position: absolute;
    inset: auto 0 0 auto;
    min-inline-size: 1.1em;
    padding-inline: 0.15em;
    border-start-start-radius: 4px;
    background: var(--ink);
    color: var(--sheet);
    font-size: 0.68rem;
    line-height: 1.3;
    text-align: center;
  }

  .key {
    /* A flick upwards opens the sets; where that cannot be told from scrolling there is holding. */
    touch-action: manipulation;
    touch-action: pan-x pan-up pinch-zoom;
    user-select: none;
    -webkit-touch-callout: none;
  }

  .pointed {
    --tile: 1.3rem;
    display: inline-flex;
    align-items: center;
    gap: 0.15rem;
    margin-inline-end: 0.4rem;
  }

  .slots .tile {
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }

  .key[aria-disabled='true'] {
    cursor: not-allowed;
  }

  .key[aria-disabled='true'] .face {
    opacity: 0.45;
  }

  @media (hover: hover) {
    .key:not([aria-disabled='true']):hover .face,
    .tile:hover .face {
      border-color: var(--focus);
    }
  }

  @container (inline-size >= 32rem) {
    .slots {
      grid-template-columns: repeat(14, minmax(0, 1fr));
      gap: 0.2rem;
      max-inline-size: none;
    }
  }
`;
