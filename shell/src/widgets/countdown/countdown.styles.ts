import { css } from '@lit/reactive-element';

/** Sizes are in em: the label takes the size and face of the text around it, whatever a host page does with rem. */
export const styles = css`
  :host {
    display: block;
    font-family: var(--ringside-font, inherit);
    color: var(--ringside-color, inherit);
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  [part] {
    display: block;
    font-variant-numeric: tabular-nums;
  }

  [part~='event'] {
    font-size: var(--ringside-event-size, 0.75em);
  }

  [part~='fight-day'] {
    color: var(--ringside-urgent, inherit);
  }
`;
