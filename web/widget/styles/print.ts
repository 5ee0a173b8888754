import { css } from 'lit';

/** On paper: the rule set, the hand, what was chosen, and the result with its lines. */
export const print = css`
  @media print {
    :host {
      color-scheme: light;
      --sheet: #fff;
    }

    /* One sheet is enough for all of it. */
    .calculator {
      zoom: 0.75;
    }

    .calculator,
    .entry {
      display: block;
    }

    :is(.picker, .notation, .options, .bar, .share, .comparison, .crown-hint, .add, .slot),
    #notation-hint,
    .tray button.quiet,
    .flag:not([aria-pressed='true']),
    .segment:not(:has(:checked)),
    .table-row:not(:has(.tile)),
    .result .hint {
      display: none;
    }

    .tray,
    .round-table {
      border-color: var(--edge);
      background: none;
      color: var(--ink);
    }

    .middle {
      color: var(--ink);
    }

    .deltas li,
    .winning .face {
      border-color: var(--edge);
      box-shadow: none;
    }

    button[aria-pressed='true'],
    .segment input:checked + span {
      border-color: var(--edge);
      background: none;
      color: var(--ink);
    }

    .explain {
      min-block-size: 0;
      text-decoration: none;
    }

    .face {
      print-color-adjust: exact;
    }

    .result {
      position: static;
      border: 0;
      padding: 0.5rem 0;
    }

    .result h3 {
      margin-block-start: 0.6rem;
    }

    :is(tr, figure, .round-table) {
      break-inside: avoid;
    }
  }
`;
