import { css } from 'lit';

export const panelStyles = css`
  [part~='event'] {
    font-size: var(--ringside-event-size, 0.75em);
  }

  a {
    color: inherit;
  }

  a:focus-visible {
    /* A line has no accent. */
    outline: 3px solid var(--_accent, currentcolor);
    outline-offset: 3px;
  }

  [part='button'] {
    padding: 0.6em 1.2em;
    border: 2px solid transparent;
    background: var(--ringside-accent, #1f4fff);
    color: #fff;
    font-weight: 600;
    text-decoration: none;
  }

  [part='button']:hover {
    background: #1539c4;
  }

  .look {
    --_title: clamp(2.25em, 1em + 3.4cqi, 4.5em);
    --_label: clamp(3.5em, 2em + 4cqi, 6em);
    --_counts: clamp(1.75em, 1em + 1.5cqi, 2.25em);

    [part='picture'],
    ::slotted([slot='picture']) {
      flex: 1.5 1 40em;
    }

    [part='body'] {
      box-sizing: border-box;
      flex: 1 1 28em;
    }

    [part='head'] {
      flex: 2 1 20em;
      min-inline-size: 0;
      text-wrap: balance;
    }

    [part='count'] {
      display: grid;
      flex: 1 1 14em;
      gap: 1em;
    }

    [part='names'] {
      display: block;
      margin-block: 0.15em 0.3em;
      text-decoration: none;
    }

    a[part='names']:hover {
      text-decoration: underline 2px;
    }

    &.card [part='names'] *,
    [part='facts'] * {
      display: block;
    }

    small,
    i {
      font: 400 medium/1.45 var(--_text);
      text-transform: none;
      color: var(--_quiet);
    }

    &.card i::before {
      content: '';
      display: inline-block;
      inline-size: 1.5em;
      margin-inline-end: 0.5em;
      border-block-start: 2px solid;
      vertical-align: middle;
    }

    [part='facts'] {
      color: var(--_quiet);
    }

    b {
      font-weight: 600;
      color: var(--_ink);
    }

    [part~='label'] {
      font-size: calc(var(--_label) * var(--_scale));
      color: var(--_accent);
    }

    .counts {
      font-size: calc(var(--_counts) * var(--_scale));
    }

    [part='days'] {
      font-size: 3.5em;
      line-height: 0.8;
    }

    [part~='fight-day'] {
      color: var(--urgent);
    }

    [part='actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75em 1.25em;
      align-items: center;
    }

    /* With these heights of the picture, no card is higher than the printed lines reserve. */
    > * {
      --_picture: calc(clamp(8em, 85cqi - 5em, 12em) + clamp(0em, (100cqi - 41em) * 99, 7em));
    }

    @container (width < 15em) {
      [part='picture'] {
        display: none;
      }
    }

    @container (width < 56em) {
      &.banner [part='picture'] {
        display: none;
      }
    }
  }

  .look.banner {
    --_label: 2.5em;
    --_counts: 1.25em;

    [part='picture'] {
      flex: 0 0 9em;
      min-block-size: 0;
    }

    [part='count'] {
      display: flex;
      flex: 0 1 auto;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.75em 2em;
    }

    [part='names'] * {
      display: inline-block;
    }

    i {
      margin-inline: 0.4em;
    }

    :is(small, [part='calendar'], [part='start']) {
      display: none;
    }
  }
`;
