import { css } from 'lit';

/**
 * The theme `auto` inherits the page's colours; `light` and `dark` are for pages whose own colours
 * are misleading. Each clamp chooses between a value for light text and one for dark text.
 */
export const variantStyles = css`
  :host([theme='light']) .box {
    color-scheme: light;
    color: var(--ringside-color, #0b0d12);
  }

  :host([theme='dark']) .box {
    color-scheme: dark;
    color: var(--ringside-color, #f6f3ec);
  }

  .box {
    display: grid;
    /* Fills the height that the page reserves. */
    min-block-size: inherit;
  }

  .look {
    --_background: var(--ringside-background, oklch(from currentcolor clamp(0.16, (0.6 - l) * 99, 0.965) clamp(0, (0.6 - l) * 99, 0.009) 85));
    --_ink: var(--ringside-color, oklch(from currentcolor clamp(0.16, (l - 0.6) * 99, 1) 0 0));
    --_quiet: color-mix(in srgb, var(--_ink) 70%, var(--_background));
    --_accent: var(
      --ringside-accent,
      oklch(from currentcolor clamp(0.43, (l - 0.6) * 99, 0.78) clamp(0.11, (0.6 - l) * 99, 0.21) 267)
    );
    --urgent: var(--ringside-urgent, oklch(from currentcolor clamp(0.53, (l - 0.6) * 99, 0.76) 0.17 28));
    --_text: var(--ringside-font, 'Ringside Text Stand-in', sans-serif);
    --_display: var(--ringside-display, 'Ringside Stand-in', sans-serif);
    --_scale: 1;
    display: flex;
    flex-wrap: wrap;
    container-type: inline-size;
    contain-intrinsic-inline-size: 20em;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: var(--ringside-radius, 2px);
    background: var(--_background) border-box;
    color: var(--_ink);
    font: 400 medium/1.45 var(--_text);
    overflow-wrap: anywhere;
  }

  .near:not(.late) {
    --_text: var(--ringside-font, 'Ringside Source Sans 3', 'Ringside Text Stand-in', sans-serif);
    --_display: var(--ringside-display, 'Ringside League Gothic', 'Ringside Stand-in', sans-serif);
  }

  /* A font of usual width takes more space than ours. */
  :host([font='inherit']) .look {
    --_scale: 0.6;

    &,
    * {
      font-family: inherit !important;
    }
  }

  .look [part='picture'],
  .look ::slotted([slot='picture']) {
    min-inline-size: 0;
    inline-size: 100%;
    /* Fills what the text leaves of the height that the page reserves. */
    contain: size;
    min-block-size: var(--_picture);
    object-fit: cover;
    object-position: 50% 30%;
    background: #0b0d12;
  }

  .look [part='body'] {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    align-content: center;
    align-items: end;
    gap: 1em 3em;
    padding: clamp(1em, 5cqi, 2.5em);
    border-block-start: 4px solid;
    border-image: linear-gradient(90deg, #c8241a 50%, #1f4fff 0) 1;
  }

  .look.banner [part='body'] {
    --_title: 2em;
    align-items: center;
    padding-block: 1em;
  }

  .look :is([part='names'], [part~='label'], [part='title']) {
    font: 700 calc(var(--_title) * var(--_scale)) / 0.95 var(--_display);
    text-transform: uppercase;
  }

  /* Text whose fonts are still loading would move; a form that has the focus stays visible. */
  :host(:not(:focus-within)) .look:not(.seen) [part='body'] {
    visibility: hidden;
  }

  .look :is([part='event'], [part='kicker']) {
    font-size: 0.8125em;
    font-weight: 700;
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--_accent);
  }

  p {
    margin: 0;
  }

  @media print {
    .look {
      --_background: #fff;
      --_ink: #000;
      --_accent: #000;
      border-color: #000;
    }
  }
`;
