import { css } from 'lit';

export const panelStyles = css`
  :is([part='panel'], [part='form']) {
    min-inline-size: 0;
  }

  .look {
    --_title: clamp(2.25em, 1.5em + 2.5cqi, 3.75em);

    [part='picture'] {
      /* With these heights no card is higher than the printed lines reserve. */
      --_picture: clamp(8em, 60cqi - 2.5em, 11.75em);
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

    ::slotted(:not(form)) {
      margin: 0;
      font: inherit;
      color: inherit;
    }

    [part='title'] {
      margin-block: 0.1em 0.2em;
      text-wrap: balance;
    }

    [part='note'] {
      margin-block-start: 0.75em;
      font-size: 0.875em;
      color: var(--_quiet);
    }

    &.card [part='body'] > *,
    &.banner [part='body'] {
      flex-basis: 100%;
    }

    @container (width < 17em) {
      [part='picture'] {
        display: none;
      }
    }
  }
`;
