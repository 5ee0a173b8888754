import { css } from 'lit';

/** What the sheets have in common: panels, the way back and the ways out, the line that stays in sight, paper. */
export const keepingStyles = css`
  .panel,
  .options {
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--sheet);
  }

  /* A long name breaks before anything gets wider than a phone; numbers and the names of columns do not. */
  .sheet {
    overflow-wrap: anywhere;
  }

  :is(td, thead th, tensu-calculator) {
    overflow-wrap: break-word;
  }

  .lines td:not(.amount, .why) {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .segment {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h2 {
    margin-block-end: 0.6rem;
  }

  .refusal {
    padding-inline-start: 0.6rem;
    border-inline-start: 3px solid var(--loss);
    color: var(--loss);
  }

  .quiet[aria-disabled='true'] {
    border-style: dashed;
    color: var(--soft);
    cursor: not-allowed;
  }

  .tools {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }

  .tools .file {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
    font-size: 0.85rem;
  }

  .tools .file input {
    min-block-size: 2rem;
    max-inline-size: 100%;
  }

  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding: 0.55rem 0.75rem;
    border-block-start: 2px solid var(--felt);
    background: var(--sheet);
    font-size: 0.95rem;
  }

  @media print {
    :host {
      color-scheme: light;
      --sheet: #fff;
    }

    :is(.tools, .bar) {
      display: none;
    }

    .panel {
      padding-inline: 0;
      border: 0;
    }
  }
`;
