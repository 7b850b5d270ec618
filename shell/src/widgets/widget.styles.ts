import { css } from 'lit';

/** `auto` inherits the page's colours; `light` and `dark` are for pages whose own colours are misleading. */
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

  :host([theme='light']) .box {
    color-scheme: light;
    color: var(--ringside-color, #0b0d12);
  }

  :host([theme='dark']) .box {
    color-scheme: dark;
    color: var(--ringside-color, #f6f3ec);
  }
`;
