import { css } from 'lit';

/** On paper: the sheet with its points and ranks, without what is touched. */
export const print = css`
  @media print {
    :host {
      color-scheme: light;
      --sheet: #fff;
    }

    .sheet,
    .play,
    .record {
      display: block;
    }

    :is(.steps, .play > .row, .entry, .settings, dialog, .hands header button, .final button) {
      display: none;
    }

    .on-paper {
      display: block;
    }

    .standing {
      border-color: var(--edge);
      background: none;
      color: var(--ink);
    }

    .final {
      margin-block: 1rem;
    }

    :is(.hands ol > li, .chart .drawing, tr) {
      break-inside: avoid;
    }

    .lines summary {
      list-style: none;
    }

    .lines::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
