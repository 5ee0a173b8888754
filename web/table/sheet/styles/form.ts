import { css } from 'lit';

/** The form of a hand and the settings of the table. */
export const formStyles = css`
  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
  }

  .settings summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }

  .settings summary span {
    font-family: system-ui, sans-serif;
    font-size: 0.9rem;
    font-weight: 400;
    letter-spacing: normal;
  }

  .settings > * + * {
    margin-block-start: 0.75rem;
  }

  .fields {
    align-items: end;
  }

  .names {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.4rem;
  }

  .names legend,
  .penalties legend {
    margin-block-end: 0.2rem;
    padding: 0;
    color: var(--soft);
    font-family: inherit;
    font-size: 0.8rem;
    font-weight: 400;
    letter-spacing: normal;
  }

  .number select {
    max-inline-size: 100%;
  }

  .win {
    display: grid;
    gap: 0.6rem;
    padding: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 6px;
  }

  .tiles-line {
    overflow-x: auto;
  }

  .penalties {
    display: grid;
    gap: 0.5rem;
  }

  .penalties > button,
  .entry > button,
  .win > button {
    justify-self: start;
  }

  .entry .refusal:empty {
    border: 0;
  }

  .entry .refusal:not(:empty) {
    margin-block-end: 0.6rem;
    font-size: 0.9rem;
  }

  .choices .problems {
    margin-block-start: 0.4rem;
  }

  .problems {
    display: grid;
    gap: 0.25rem;
    padding-inline-start: 0.6rem;
    border-inline-start: 3px solid var(--loss);
    color: var(--loss);
    font-size: 0.9rem;
  }

  .preview {
    min-block-size: 6.5rem;
  }

  .preview h3 {
    margin-block: 0 0.35rem;
  }

  .main {
    min-block-size: 2.4rem;
    padding-inline: 1rem;
    border: 1px solid var(--felt);
    border-radius: 4px;
    background: var(--felt);
    color: var(--felt-ink);
    cursor: pointer;
  }

  .main[aria-disabled='true'] {
    border: 1px dashed var(--edge);
    background: transparent;
    color: var(--soft);
    cursor: not-allowed;
  }
`;
