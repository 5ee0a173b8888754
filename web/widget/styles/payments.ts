import { css } from 'lit';

/** The table with its seats, and the list of payments beside it where there is room. */
export const paymentStyles = css`
  .payments {
    display: grid;
    gap: 0.75rem 1.25rem;
  }

  .round-table {
    position: relative;
    align-self: start;
    padding: 0.5rem;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--felt);
  }

  .middle {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    color: var(--felt-ink);
    font-size: 0.8rem;
    line-height: 1.3;
  }

  .middle .round {
    font-family: var(--serif);
    font-size: 0.95rem;
  }

  .deltas {
    display: grid;
    grid-template-areas: '. across .' 'left . right' '. self .';
    grid-template-rows: auto minmax(4.4rem, auto) auto;
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
    gap: 0.4rem;
  }

  .deltas li {
    position: relative;
    display: grid;
    align-self: center;
    align-content: center;
    min-block-size: 3.4rem;
    padding: 0.25rem 0.3rem;
    border: 1px solid transparent;
    border-radius: 4px;
    background: var(--sheet);
    line-height: 1.3;
    text-align: center;
  }

  .self {
    grid-area: self;
  }

  .right {
    grid-area: right;
  }

  .across {
    grid-area: across;
  }

  .left {
    grid-area: left;
  }

  .deltas .gone {
    border-color: var(--edge);
    border-style: dashed;
    color: var(--soft);
  }

  .deltas .who {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.4em;
    font-size: 0.8rem;
  }

  .deltas small {
    color: var(--soft);
    font-size: 0.75rem;
  }

  .delta {
    font-size: clamp(0.9rem, 5.5cqi, 1.1rem);
    font-variant-numeric: tabular-nums;
  }

  .gain .delta {
    color: var(--gain);
    font-weight: 600;
  }

  .loss .delta {
    color: var(--loss);
  }

  .lines {
    align-self: start;
    font-size: 0.88rem;
  }

  .lines td:nth-child(2) {
    white-space: nowrap;
  }

  .lines .why {
    color: var(--soft);
  }

  @container result (inline-size >= 32rem) {
    .payments {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    }
  }
`;
