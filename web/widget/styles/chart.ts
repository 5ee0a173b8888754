import { css } from 'lit';

/** The tables that stand by themselves in a page. */
export const chartStyles = css`
  .chart {
    display: grid;
    gap: 1.25rem;
    overflow-x: auto;
  }

  .numbers :is(td, thead th + th) {
    text-align: end;
    white-space: nowrap;
  }

  caption {
    padding-block-end: 0.3rem;
    font-family: var(--serif);
    font-weight: 600;
    text-align: start;
  }

  caption small {
    margin-inline-start: 0.5em;
    color: var(--soft);
    font-family: system-ui, sans-serif;
    font-weight: 400;
  }

  .payment-chart :is(td, thead th + th) {
    text-align: center;
  }

  .payment-chart td {
    font-variant-numeric: tabular-nums;
  }

  .payment-chart td small {
    display: block;
    color: var(--soft);
    font-size: 0.78rem;
  }

  @container (inline-size >= 44rem) {
    .chart:has(.payment-chart) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
