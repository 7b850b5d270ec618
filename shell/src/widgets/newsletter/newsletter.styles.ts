import { css } from 'lit';

/**
 * A form that the page gave looks as the page says, before and after the widget comes, so nothing moves. One that the widget
 * made gets a starting point that any rule of the page overrides.
 */
export const styles = css`
  :host {
    display: block;
  }

  :host([hidden]),
  slot[hidden] {
    display: none !important;
  }

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
