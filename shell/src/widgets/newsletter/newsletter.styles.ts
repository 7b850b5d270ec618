import { css } from '@lit/reactive-element';

/** The form belongs to the page; these are starting points that any rule of the page overrides. */
export const styles = css`
  :host {
    display: block;
  }

  :host([hidden]),
  slot[hidden] {
    display: none !important;
  }

  ::slotted(form) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ringside-gap, 0.5em);
  }

  ::slotted(p) {
    margin-block: var(--ringside-gap, 0.5em) 0;
  }

  ::slotted(p:empty) {
    margin: 0;
  }

  ::slotted(p[data-outcome='error']) {
    color: var(--ringside-urgent, inherit);
    font-weight: bold;
  }
`;
