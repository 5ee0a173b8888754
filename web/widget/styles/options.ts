import { css } from 'lit';

/** The rule set's options and what their source says of them. */
export const optionStyles = css`
  .own-rules form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem;
    margin-block: 0.25rem 0.5rem;
  }

  .own-rules label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 100%;
    font-size: 0.8rem;
  }

  .own-rules .share {
    align-items: end;
    gap: 0.5rem 1rem;
    margin-block-start: 0.5rem;
  }

  .own-rules .file input {
    min-block-size: 2rem;
    max-inline-size: 100%;
    font-size: 0.85rem;
  }

  .options .legend {
    margin-block: 0.5rem;
    color: var(--soft);
    font-size: 0.85rem;
  }

  .option-group {
    margin-block-start: 1rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--line);
  }

  .option-group legend {
    padding-inline-end: 0.5rem;
    font-size: 0.9rem;
  }

  .option {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.1rem 0.75rem;
    padding-block: 0.3rem;
    font-size: 0.9rem;
  }

  .option label {
    cursor: pointer;
  }

  .option select {
    max-inline-size: min(55cqi, 18rem);
  }

  .option input[type='number'] {
    inline-size: 6.5rem;
  }

  .option input[type='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--felt);
  }

  .option .notes {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.6rem;
    color: var(--soft);
    font-size: 0.75rem;
  }

  .option.changed label {
    font-weight: 600;
  }

  .option.changed label::before {
    content: '● ' / '';
    color: var(--gain);
    font-size: 0.7em;
  }

  .status {
    padding-inline: 0.35rem;
    border: 1px solid var(--line);
    border-radius: 3px;
    color: var(--soft);
    font-size: 0.75rem;
    white-space: nowrap;
  }

  .status.stated {
    border-color: var(--gain);
    color: var(--gain);
  }

  .status.assumed {
    border-style: dashed;
    border-color: var(--edge);
  }

  .facts li {
    padding-block: 0.15rem;
    font-size: 0.9rem;
  }

  @container (inline-size >= 30rem) {
    .dense {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      column-gap: 1.5rem;
    }
  }
`;
