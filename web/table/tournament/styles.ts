import { css } from 'lit';
import { controls } from '../../widget/styles/controls.ts';
import { optionStyles } from '../../widget/styles/options.ts';
import { tables } from '../../widget/styles/tables.ts';
import { theme } from '../../widget/styles/theme.ts';
import { keepingStyles } from '../keeping/styles.ts';

/** One round below the other on a phone; side by side with the ways between them where there is room. */
const tournamentStyles = css`
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }

  .setup .share {
    margin-block: 0.4rem;
  }

  .names {
    display: grid;
    gap: 0.2rem;
    margin-block: 0.8rem 0.4rem;
    font-size: 0.9rem;
  }

  .names textarea {
    padding: 0.4rem 0.5rem;
    font: inherit;
  }

  .plan {
    inline-size: auto;
  }

  .plan :is(td, thead th + th) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .plan :is(th, td) {
    padding-inline: clamp(0.2rem, 1.5cqi, 0.9rem);
  }

  .scroll {
    overflow-x: auto;
  }

  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }

  .card {
    padding: 0.5rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--sheet);
  }

  .card h4 {
    margin: 0 0 0.25rem;
    color: var(--soft);
    font-size: 0.85rem;
    font-weight: 600;
  }

  .rest {
    border-color: var(--edge);
    border-style: dashed;
  }

  .card li {
    display: grid;
    grid-template-columns: 3.2em minmax(0, 1fr) 5.5rem 5.5em;
    align-items: center;
    gap: 0.3rem;
    min-block-size: 2.4rem;
    font-size: 0.92rem;
  }

  .rest li {
    display: block;
    min-block-size: 0;
    padding-block: 0.15rem;
  }

  .card :is(input, select) {
    inline-size: 100%;
    min-block-size: 2rem;
  }

  /* Without arrows, which nobody counts points by, there is room for six digits and a sign. */
  .card input {
    appearance: textfield;
  }

  .card input::-webkit-inner-spin-button {
    display: none;
  }

  .name {
    overflow-wrap: anywhere;
  }

  .open .name {
    grid-column: span 3;
  }

  :is(.wind, .mark, .open) {
    color: var(--soft);
    font-size: 0.85rem;
  }

  .through {
    font-weight: 600;
  }

  .through .wind {
    font-weight: 400;
  }

  .through .mark {
    color: var(--gain);
  }

  .card .hint {
    min-block-size: 0;
  }

  .ways {
    display: none;
  }

  .podium ol {
    padding-inline-start: 1.5rem;
    list-style: decimal;
  }

  /* With larger text the field and the mark go below the name. */
  @container (inline-size < 18rem) {
    .card li:not(.open) {
      grid-template-columns: 3.2em minmax(0, 1fr);
    }

    .card :is(input, select, .mark) {
      grid-column: 2;
    }

    .open .name {
      grid-column: auto;
    }
  }

  @container (inline-size >= 48rem) {
    .bracket {
      display: flex;
      overflow-x: auto;
      padding-block-end: 0.5rem;
    }

    .round {
      display: grid;
      flex: 0 0 22rem;
      grid-template-rows: auto 1fr;
    }

    .round h3 {
      block-size: 1.5rem;
      margin-block: 0 0.5rem;
      line-height: 1.5rem;
    }

    .cards {
      grid-auto-rows: 1fr;
      align-items: center;
      gap: 0;
    }

    .card {
      margin-block: 0.4rem;
    }

    .ways {
      position: relative;
      display: block;
      flex: 0 0 2.5rem;
      margin-block-start: 2rem;
    }

    .ways svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      fill: none;
      stroke: var(--edge);
      stroke-width: 2;
    }

    .ways path {
      vector-effect: non-scaling-stroke;
    }
  }

  @media print {
    .setup {
      display: none;
    }

      :is(.card, .podium, tr) {
      break-inside: avoid;
    }
  }
`;

export const styles = [theme, tables, controls, optionStyles, keepingStyles, tournamentStyles];
