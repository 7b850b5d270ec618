import { css } from 'lit';

/**
 * The partner's page may change rem, so sizes are in em. While days are counted, the hidden fallback
 * takes up its space in the same cell. A wider one must not make the page scroll.
 */
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
    overflow: clip;
  }

  .past {
    display: none;
  }

  [part] {
    font-variant-numeric: tabular-nums;
  }

  [part~='fight-day'] {
    color: var(--urgent);
  }
`;
