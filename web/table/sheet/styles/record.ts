import { css } from 'lit';

/** The hands that were played, and the final ranks. */
export const recordStyles = css`
  .deltas {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.1rem 1rem;
  }

  .deltas li {
    display: grid;
    font-size: 0.9rem;
    line-height: 1.35;
  }

  .deltas .who {
    color: var(--soft);
    font-size: 0.8rem;
  }

  @container (inline-size >= 30rem) {
    .deltas {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  .delta {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .gain .delta {
    color: var(--gain);
    font-weight: 600;
  }

  .loss .delta {
    color: var(--loss);
  }

  .hands ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .hands ol > li {
    padding-block: 0.6rem;
    border-block-end: 1px solid var(--line);
  }

  .hands header {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }

  .hands h3 {
    margin: 0;
    color: inherit;
    font-size: 0.95rem;
  }

  .hands header small {
    color: var(--soft);
  }

  .hands header button {
    margin-inline-start: auto;
  }

  .told {
    margin-block-end: 0.25rem;
    font-size: 0.9rem;
  }

  .lines summary {
    font-family: inherit;
    font-size: 0.8rem;
    font-weight: 400;
    letter-spacing: normal;
    min-block-size: 1.5rem;
    color: var(--soft);
    cursor: pointer;
  }

  .lines table {
    font-size: 0.85rem;
  }

  .lines .why {
    color: var(--soft);
  }

  .amount,
  .points td {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  .points thead th + th {
    text-align: end;
  }

  .final .points th[scope='row'],
  .final .points thead th:nth-child(2),
  .final .points td:first-child {
    text-align: start;
  }
`;
