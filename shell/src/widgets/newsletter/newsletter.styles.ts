import { css } from 'lit';

/**
 * The page's own form keeps its style, so nothing moves. Any rule of the page overrides the style of a form that the
 * widget made.
 */
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
