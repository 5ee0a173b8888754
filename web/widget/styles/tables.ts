import { css } from 'lit';

/** Tables of words and numbers. */
export const tables = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.92rem;
  }

  th,
  td {
    padding: 0.25rem 0.4rem;
    border-block-end: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }

  thead th {
    color: var(--soft);
    font-size: 0.8rem;
  }
`;
