import { css } from 'lit';

/**
 * A form supplied by the page has the page's style before and after the widget loads, so nothing moves. A form made by the
 * widget gets default styles that any rule of the page overrides.
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
