import { css } from 'lit';

/** The sets that are offered with a tile, and the table of the hand under other rule sets. */
export const closerStyles = css`
  .candidates {
    margin-block: 0.4rem;
    /* The line that stays in sight. */
    scroll-margin-block-end: 4.5rem;
    padding: 0.5rem 0.6rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--sheet);
  }

  .candidates .label {
    color: var(--soft);
    font-size: 0.8rem;
  }

  .sets-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-block: 0.2rem 0.5rem;
  }

  .candidate {
    --tile: 1.35rem;
    display: grid;
    justify-items: center;
    padding-block: 0.25rem;
  }

  .candidate[aria-disabled='true'] {
    border-style: dashed;
    color: var(--soft);
    cursor: not-allowed;
  }

  .candidate[aria-disabled='true'] .face {
    opacity: 0.45;
  }

  .candidate small {
    font-size: 0.72rem;
    line-height: 1.3;
  }

  .compared th {
    inline-size: 34%;
    vertical-align: top;
  }

  .compared [aria-current] th {
    font-weight: 600;
  }
`;
