import { css } from 'lit';

/** The partner's page may change rem, so sizes are in em. The hidden fallback takes up its space in the same cell. */
export const countdownStyles = css`
  .box {
    display: grid;
  }

  .box > * {
    display: block;
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  .counted {
    visibility: hidden;
    /* The fallback is invisible here. If it is wider than the element, it must not make the page scroll. */
    overflow: clip;
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
