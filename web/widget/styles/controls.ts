import { css } from 'lit';

/** Buttons, choices and fields; nothing to touch is smaller than 24 px. */
export const controls = css`
  button,
  input,
  select {
    color: inherit;
    font: inherit;
  }

  .rules,
  .notation {
    display: grid;
    gap: 0.2rem;
    font-size: 0.9rem;
  }

  select,
  input[type='text'],
  input[type='number'] {
    min-block-size: 2.25rem;
    min-inline-size: 0;
    padding-inline: 0.5rem;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: var(--sheet);
  }

  .rules select {
    font-size: 1rem;
  }

  .notation input {
    inline-size: 100%;
    font-family: ui-monospace, monospace;
    font-size: 1rem;
  }

  ::placeholder {
    color: var(--soft);
    opacity: 1;
  }

  .quiet,
  .flag,
  .targets button {
    min-block-size: 2rem;
    padding-inline: 0.65rem;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: transparent;
    font-size: 0.85rem;
    cursor: pointer;
  }

  textarea {
    inline-size: 100%;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: var(--sheet);
    color: inherit;
    font: 0.85rem ui-monospace, monospace;
  }

  .corner-switch {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-block-size: 1.75rem;
    font-size: 0.85rem;
    cursor: pointer;
  }

  .corner-switch input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--felt);
  }

  .share,
  .targets,
  .flags {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }

  .targets {
    gap: 0.25rem;
    margin-block-end: 0.5rem;
  }

  .targets button {
    padding-inline: 0.5rem;
  }

  button[aria-pressed='true'],
  .segment input:checked + span {
    border-color: var(--felt);
    background: var(--felt);
    color: var(--felt-ink);
  }

  .flag[aria-disabled='true'],
  .targets [aria-disabled='true'],
  .segment input:disabled + span,
  .quiet:disabled {
    border-style: dashed;
    color: var(--soft);
    cursor: not-allowed;
  }

  .situation {
    display: grid;
    gap: 0.8rem;
  }

  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem 1.25rem;
  }

  .choices legend,
  .points legend,
  .number span,
  .table-row .label {
    margin-block-end: 0.2rem;
    padding: 0;
    color: var(--soft);
    font-family: inherit;
    font-size: 0.8rem;
    font-weight: 400;
    letter-spacing: normal;
  }

  .segments {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .segment {
    position: relative;
    cursor: pointer;
  }

  .segment input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  .segment span {
    display: grid;
    place-items: center;
    min-inline-size: 2.5rem;
    min-block-size: 2rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 4px;
    font-size: 0.9rem;
  }

  .segment input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  .number {
    display: grid;
  }

  .number input {
    inline-size: 7rem;
  }

  .table-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }

  .table-row .label {
    inline-size: 100%;
    margin: 0;
  }

  .add {
    min-inline-size: 2rem;
    min-block-size: 2.3rem;
    font-size: 1.1rem;
  }

  summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }

  .changed-count {
    margin-inline-start: 0.5rem;
    padding: 0.05rem 0.5rem;
    border-radius: 1rem;
    background: var(--felt);
    color: var(--felt-ink);
    font-family: system-ui, sans-serif;
    font-size: 0.75rem;
    font-weight: 400;
    letter-spacing: normal;
  }

  .chips {
    min-block-size: 1.75rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }

  .chip {
    min-block-size: 1.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 1rem;
    background: var(--sheet);
    font-size: 0.8rem;
    text-align: start;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'],
    .segment input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
