import { css } from 'lit';

/**
 * Sizes are in em: the label takes the size and face of the text around it, whatever a host page does with rem. Label and
 * fallback lie in one cell, and the fallback keeps its room while it is not seen: what is below does not move.
 */
export const styles = css`
  :host {
    display: block;
  }

  :host([hidden]),
  [part][hidden] {
    display: none !important;
  }

  [data-theme] {
    display: grid;
  }

  [data-theme] > * {
    display: block;
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  slot[hidden] {
    visibility: hidden;
  }

  [part] {
    font-variant-numeric: tabular-nums;
  }

  [part~='event'] {
    font-size: var(--ringside-event-size, 0.75em);
  }

  [part~='fight-day'] {
    color: var(--urgent);
  }
`;
