import { css } from 'lit';

/** What the hand is worth and who pays whom. */
export const resultStyles = css`
  .result > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 1rem;
  }

  .lead,
  .headline {
    margin-block-start: 0.35rem;
  }

  .loading {
    color: var(--soft);
    cursor: progress;
  }

  .headline {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.1rem 1rem;
    font-family: var(--serif);
  }

  .headline .name {
    font-size: 1.25rem;
  }

  .headline .worth {
    font-size: 1.9rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  .next-step {
    color: var(--soft);
    font-size: 0.9rem;
  }

  .asides,
  .problems {
    margin-block-start: 0.5rem;
  }

  .asides li {
    padding: 0.3rem 0.6rem;
    border-inline-start: 3px solid var(--edge);
    color: var(--soft);
    font-size: 0.85rem;
  }

  .problems li {
    padding: 0.4rem 0.6rem;
    border-inline-start: 3px solid var(--loss);
  }

  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: 600;
  }

  .fu {
    --tile: 1.2rem;
  }

  .yaku td,
  .fu td,
  .amount {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  .explain {
    min-block-size: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline dotted var(--edge);
    text-underline-offset: 0.25em;
    cursor: help;
  }

  .yaku th:has(.explain) {
    padding-block: 0;
  }

  .yaku .note td {
    padding-inline-start: 0.8rem;
    border-inline-start: 3px solid var(--edge);
    color: var(--soft);
    text-align: start;
    white-space: normal;
  }

  .note a {
    display: inline-block;
    min-block-size: 1.75rem;
    color: inherit;
    line-height: 1.75rem;
  }

  .sets {
    --tile: 1.9rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 0.9rem;
  }

  .sets.small {
    --tile: 1.4rem;
    display: inline-flex;
    gap: 0.35rem;
  }

  .shape {
    margin-block-end: 0.4rem;
    font-size: 0.9rem;
  }

  figcaption {
    color: var(--soft);
    font-size: 0.78rem;
  }

  .won figcaption {
    color: var(--loss);
  }

  .fu-chip {
    padding-inline: 0.35rem;
    border-radius: 3px;
    background: var(--felt);
    color: var(--felt-ink);
    white-space: nowrap;
  }

  .waits,
  .discard-advice {
    --tile: 1.75rem;
    margin-block-start: 0.5rem;
  }

  .discard-advice td .tiles {
    --tile: 1.3rem;
  }

  .waits small {
    display: block;
    color: var(--soft);
    font-size: 0.78rem;
  }

  .checks li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.2rem;
    font-size: 0.9rem;
  }

  .verdict {
    color: var(--soft);
    white-space: nowrap;
  }

  .met .verdict {
    color: var(--gain);
  }

  .unmet .verdict {
    color: var(--loss);
    font-weight: 600;
  }

  .comparison {
    margin-block-start: 1.25rem;
  }

  .alternatives {
    margin-block-start: 1rem;
    font-size: 0.9rem;
  }

  .alternatives summary {
    font-family: inherit;
    font-size: 0.9rem;
    font-weight: 400;
  }

  .alternatives li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.8rem;
    padding-block: 0.35rem;
  }
`;
