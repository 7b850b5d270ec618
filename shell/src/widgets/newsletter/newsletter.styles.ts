import { css } from 'lit';

/** The page's own form keeps its style, so nothing moves. */
export const newsletterStyles = css`
  [part='outcome'] {
    margin-block: var(--ringside-gap, .5em) 0;
  }

  [part='outcome']:empty {
    position: absolute;
  }

  .error {
    color: var(--urgent);
    font-weight: bold;
  }
`;
