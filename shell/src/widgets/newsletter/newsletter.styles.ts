import { css } from 'lit';

/** The page's own form keeps its style, so nothing moves. Rules of the page win. */
export const newsletterStyles = css`
  ::slotted(form[slot]) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ringside-gap, .5em);
  }

  ::slotted(p[slot]) {
    margin-block: var(--ringside-gap, .5em) 0;
  }

  ::slotted([slot]:empty) {
    position: absolute !important;
  }

  ::slotted([data-outcome='error']) {
    color: var(--urgent);
    font-weight: bold;
  }
`;
