import { css } from 'lit';

/**
 * The ground a widget stands on: `auto` takes colours and `color-scheme` from the page; `light` and `dark` say it for a page
 * whose own colours do not. Set on an element inside the shadow root, so that no reset of the page reaches it; what is
 * slotted inherits from there.
 */
export const themeStyles = css`
  [data-theme] {
    --urgent: var(--ringside-urgent, light-dark(#c8241a, #ff8a7e));
    font-family: var(--ringside-font, inherit);
    color: var(--ringside-color, inherit);
  }

  [data-theme='light'] {
    color-scheme: light;
    color: var(--ringside-color, #0b0d12);
  }

  [data-theme='dark'] {
    color-scheme: dark;
    color: var(--ringside-color, #f6f3ec);
  }
`;

/** The theme an attribute or property asks for. */
export const themeOf = (value: unknown): 'auto' | 'light' | 'dark' =>
  value === 'light' || value === 'dark' ? value : 'auto';
