import { css } from 'lit';

/** A card and a banner around the form, each for any width from 200 px. */
export const panelStyles = css`
  [data-theme] {
    /* Fills the height that the page reserves. */
    display: grid;
    min-block-size: inherit;
  }

  [part='panel'] {
    min-inline-size: 0;
  }

  .look {
    img {
      flex: 1 1 20em;
    }

    [part='body'] {
      box-sizing: border-box;
      flex: 1.5 1 24em;
    }

    [part='body'] > * {
      flex: 1 1 16em;
      min-inline-size: 0;
    }

    [part='kicker'] {
      font-size: 0.8125em;
      font-weight: 700;
      letter-spacing: 0.09em;
      text-transform: uppercase;
      color: var(--_accent);
    }

    ::slotted(:not(form, [slot='own'])) {
      margin: 0;
      font: inherit;
      color: inherit;
    }

    [part='title'] {
      margin-block: 0.1em 0.2em;
      font: 700 calc(clamp(2.25em, 1.5em + 2.5cqi, 3.75em) * var(--_scale)) / 1 var(--_display);
      text-transform: uppercase;
      text-wrap: balance;
    }

    [part='note'] {
      margin-block-start: 0.75em;
      font-size: 0.875em;
      color: var(--_quiet);
    }

    &.card [part='body'] > * {
      flex-basis: 100%;
    }

    &.banner img {
      display: none;
    }

    &.banner [part='body'] {
      flex: 1 1 100%;
      align-items: center;
      padding-block: clamp(1em, 3cqi, 1.5em);
    }

    &.banner [part='title'] {
      font-size: calc(2em * var(--_scale));
    }

    @container (width < 44em) {
      img {
        max-block-size: 14em;
      }
    }

    @container (width < 17em) {
      img {
        display: none;
      }
    }
  }
`;
