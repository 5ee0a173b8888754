import { css } from 'lit';
import { faces } from './faces.ts';

/** Tiles that stand in a line of text. */
export const handStyles = [
  faces,
  css`
    :host {
      --tile: var(--tensu-tile, 1.4em);

      display: inline;
      container-type: normal;
      color: inherit;
      line-height: inherit;
    }

    .hand {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0.15em 0.5em;
      vertical-align: middle;
    }
  `,
];
