import { css } from 'lit';

/** One column on a phone; where there is room the form stands beside the sheet. */
export const layout = css`
  .on-paper {
    display: none;
  }

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }

  .play,
  .record {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1rem;
  }

  .wait {
    min-block-size: 40rem;
    color: var(--soft);
  }

  .entry,
  .settings,
  .final,
  dialog {
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--sheet);
  }

  .final .hint {
    min-block-size: 0;
    margin-block: 0.6rem;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
  }

  .standing {
    padding: 0.6rem;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--felt);
    color: var(--felt-ink);
  }

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
    margin-block-end: 0.4rem;
    font-size: 0.9rem;
  }

  .now strong {
    font-family: var(--serif);
    font-size: 1.15rem;
  }

  .seats {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.4rem;
  }

  /* With larger text two do not stand side by side on a phone. */
  @container (inline-size < 18rem) {
    .seats {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .seats li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 0.5rem;
    padding: 0.3rem 0.5rem;
    border: 1px solid transparent;
    border-radius: 4px;
    background: var(--sheet);
    color: var(--ink);
    line-height: 1.35;
  }

  .seats .dealer {
    border-inline-start: 4px solid var(--focus);
  }

  .who {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Beside the name stands what is short, beside the points the rest, which takes nothing of the name's width. */
  .rank {
    grid-area: 1 / 2;
  }

  .held {
    grid-area: 2 / 1;
  }

  .wind {
    grid-area: 2 / 1 / 3 / 3;
    align-self: center;
  }

  .wind,
  .rank {
    color: var(--soft);
    font-size: 0.8rem;
    text-align: end;
  }

  .held {
    white-space: nowrap;
    font-size: 1.15rem;
    font-variant-numeric: tabular-nums;
  }

  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.4rem;
  }

  .said {
    flex: 1 1 12rem;
    min-block-size: 4.5em;
    font-size: 0.85rem;
  }

  dialog {
    inline-size: min(72rem, 100vw - 1rem);
    max-inline-size: none;
    max-block-size: calc(100dvh - 1rem);
    padding: 0 0.75rem;
    color: inherit;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }

  dialog header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.6rem;
    margin-block-end: 0.75rem;
    padding-block: 0.6rem 0.3rem;
    border-block-end: 1px solid var(--line);
    background: var(--sheet);
  }

  dialog h2 {
    flex: 1 1 100%;
  }

  @container (inline-size >= 56rem) {
    .sheet {
      grid-template-columns: minmax(0, 31rem) minmax(0, 1fr);
      gap: 2rem;
    }
  }
`;
