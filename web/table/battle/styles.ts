import { css } from 'lit';
import { controls } from '../../widget/styles/controls.ts';
import { optionStyles } from '../../widget/styles/options.ts';
import { paymentStyles } from '../../widget/styles/payments.ts';
import { tables } from '../../widget/styles/tables.ts';
import { theme } from '../../widget/styles/theme.ts';
import { keepingStyles } from '../keeping/styles.ts';

/** The table is drawn as in the calculator, once for every action. */
const battleStyles = css`
  .sheet,
  .entry,
  .story,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1.25rem;
  }

  form {
    gap: 0.9rem;
  }

  .four {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: 0.5rem 1.25rem;
    margin-block-end: 0.8rem;
  }

  .seat {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
    gap: 0.5rem;
  }

  .seat .number input {
    inline-size: 100%;
  }

  .hand {
    padding-block-start: 0.5rem;
    border-block-start: 1px solid var(--line);
  }

  .hand > legend {
    padding-inline-end: 0.5rem;
    font-size: 0.9rem;
  }

  .hand .notation,
  .pick {
    inline-size: 100%;
  }

  .pick summary {
    font-family: inherit;
    font-size: 0.9rem;
    font-weight: 400;
  }

  /* Who won how, and what it is worth, is said by the form around. */
  .pick tensu-calculator::part(situation),
  .pick tensu-calculator::part(result),
  .pick tensu-calculator::part(scope),
  .pick tensu-calculator::part(bar) {
    display: none;
  }

  .pick[open] {
    padding: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 6px;
  }

  .add-action {
    justify-self: start;
    min-block-size: 2.5rem;
    border-color: var(--felt);
    background: var(--felt);
    color: var(--felt-ink);
    font-size: 1rem;
  }

  .timeline {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .timeline > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0 0 1.5rem 1.1rem;
    border-inline-start: 2px solid var(--edge);
    container: result / inline-size;
  }

  .timeline > li::before {
    content: '';
    position: absolute;
    inset: 0.35rem auto auto -0.45rem;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 50%;
    background: var(--felt);
  }

  .timeline > .refused::before {
    background: var(--loss);
  }

  .timeline h3 {
    margin: 0;
    color: inherit;
    font-size: 1rem;
  }

  .timeline .quiet {
    justify-self: start;
  }

  .worth {
    font-size: 0.9rem;
  }

  .worth tensu-hand {
    --tensu-tile: clamp(1.1rem, 5cqi, 1.5rem);

    display: block;
    margin-block-start: 0.25rem;
  }

  .middle {
    padding-inline: 34%;
    text-align: center;
  }

  .middle .round {
    font-size: 0.85rem;
  }

  .running {
    color: var(--soft);
    font-size: 0.8rem;
    font-variant-numeric: tabular-nums;
  }

  .deltas .acts {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }

  .deltas .who {
    overflow-wrap: anywhere;
  }

  .outcome .round-table {
    max-inline-size: 24rem;
  }

  .outcome .next {
    margin-block-start: 0.6rem;
    font-weight: 600;
  }

  .amount {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .compared-settings :is(td, th) {
    padding-inline: 0.2rem;
  }

  .compared-settings th {
    overflow-wrap: anywhere;
  }

  .compared-settings td {
    white-space: nowrap;
  }

  .compared-settings :is(td, thead th + th) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .compared-settings thead th {
    overflow-wrap: anywhere;
  }

  .compared-settings small {
    color: var(--soft);
    font-size: 0.75rem;
  }

  .compared-settings td small {
    display: block;
  }

  .compared-settings .group th {
    padding-block-start: 0.8rem;
    font-weight: 600;
  }

  .compared-settings [aria-current] > * {
    background: color-mix(in srgb, var(--felt) 12%, transparent);
  }

  @container (inline-size >= 60rem) {
    .sheet {
      grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
      gap: 1.25rem 2.5rem;
    }

    .bar {
      grid-column: 1 / -1;
    }
  }

  @media print {
    .sheet {
      display: block;
    }

    :is(.seats, .act, .steps, .options, .timeline .quiet) {
      display: none;
    }

    .round-table {
      border-color: var(--edge);
      background: none;
      color: var(--ink);
    }

    .middle {
      color: var(--ink);
    }

    .deltas li {
      border-color: var(--edge);
    }

    :is(.timeline > li, tbody, .round-table) {
      break-inside: avoid;
    }
  }
`;

export const styles = [theme, tables, controls, optionStyles, paymentStyles, keepingStyles, battleStyles];
