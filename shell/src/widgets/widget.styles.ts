import { css } from 'lit';

export const widgetStyles = css`
  :host {
    display: block;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  .box {
    --urgent: var(--ringside-urgent, light-dark(#c8241a, #ff8a7e));
    font-family: var(--ringside-font, inherit);
    color: var(--ringside-color, inherit);
  }
`;
