import { css } from 'lit';

/** The points by hand: lines that differ by colour, dash and mark. */
export const chartStyles = css`
  .chart {
    --line-0: light-dark(#1d6343, #86cda7);
    --line-1: light-dark(#a02f1d, #f29a84);
    --line-2: light-dark(#2b4f9e, #9db8f2);
    --line-3: light-dark(#7a5200, #e3bd66);
  }

  .line-0 {
    --own: var(--line-0);
  }

  .line-1 {
    --own: var(--line-1);
    --dash: 8 4;
  }

  .line-2 {
    --own: var(--line-2);
    --dash: 3 3;
  }

  .line-3 {
    --own: var(--line-3);
    --dash: 10 3 2 3;
  }

  .drawing {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  .line {
    fill: none;
    stroke: var(--own);
    stroke-dasharray: var(--dash, none);
    stroke-width: 2;
  }

  .mark {
    fill: var(--sheet);
    stroke: var(--own);
    stroke-width: 2;
  }

  .level {
    stroke: var(--line);
  }

  .level.zero {
    stroke: var(--edge);
  }

  .drawing text {
    fill: var(--soft);
    font-size: 20px;
  }

  @container (inline-size >= 40rem) {
    .drawing text {
      font-size: 14px;
    }
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin-block: 0.4rem;
    font-size: 0.85rem;
  }

  .legend svg {
    inline-size: 2rem;
    block-size: 0.75rem;
  }

  .scroll {
    overflow-x: auto;
  }

  .points th[scope='row'] {
    min-inline-size: 5.5rem;
    word-break: keep-all;
  }

  .points .number {
    display: inline-block;
    min-inline-size: 1.5em;
    color: var(--soft);
  }

`;
