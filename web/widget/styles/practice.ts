import { css } from 'lit';

/** What is asked of a hand, and what was right. */
export const practiceStyles = css`
  .practice {
    display: grid;
    justify-items: start;
    gap: 0.6rem;
    margin-block: 0.75rem;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
  }

  .practice form {
    align-items: end;
  }

  .practice .checks {
    inline-size: 100%;
  }
`;
