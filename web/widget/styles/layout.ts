import { css } from 'lit';

/** One column on a phone with the result in a line that stays in sight; two columns where there is room. */
export const layout = css`
  .calculator {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }

  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.9rem;
  }

  .result,
  .options {
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--sheet);
  }

  .result {
    container: result / inline-size;
  }

  .scope {
    padding-inline: 0.25rem;
    color: var(--soft);
    font-size: 0.8rem;
  }

  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: -webkit-box;
    margin-inline: -0.25rem;
    padding: 0.55rem 0.75rem 0;
    overflow: hidden;
    border-block-start: 2px solid var(--felt);
    /* Into a padding there a third line would reach. */
    border-block-end: 0.55rem solid var(--sheet);
    background: var(--sheet);
    font-size: 0.95rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @container (inline-size >= 52rem) {
    .calculator {
      grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
      grid-template-areas: 'entry result' 'options result' 'scope result';
      grid-template-rows: auto auto 1fr;
      gap: 1.25rem 2rem;
    }

    .entry {
      grid-area: entry;
    }

    .options {
      grid-area: options;
      align-self: start;
    }

    .scope {
      grid-area: scope;
    }

    .result {
      position: sticky;
      inset-block-start: 1rem;
      grid-area: result;
      align-self: start;
      padding: 1.25rem 1.5rem;
    }

    .bar {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      border: 0;
      clip-path: inset(50%);
    }
  }
`;
