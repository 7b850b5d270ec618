import { css } from 'lit';

/**
 * The page's form is in the page's tree, so this is a sheet of the page. In the shadow root it is
 * for the widget's own form.
 */
export const formStyles = css`
  /*
   * Any rule of the page wins. A field is as wide as twenty letters, which in a large font is wider
   * than a phone.
   */
  :where(ringside-newsletter) :where(label, input, button) {
    box-sizing: border-box;
    max-inline-size: 100%;
  }

  :is(ringside-newsletter:is([look='card'], [look='banner']), :host([look='card']), :host([look='banner'])) {
    form {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75em;
      align-items: end;
      margin: 0;
    }

    label {
      display: block;
      flex: 999 1 13em;
      min-inline-size: 0;
      margin: 0;
      font: inherit;
      font-size: 0.875em;
      font-weight: 600;
      color: var(--_ink);
    }

    input,
    button {
      box-sizing: border-box;
      min-inline-size: 0;
      min-block-size: 3em;
      margin: 0;
      padding: 0.4em 0.9em;
      border: 2px solid transparent;
      border-radius: var(--ringside-radius, 2px);
      font: inherit;
      font-size: medium;
    }

    [type='email'],
    [name='email'] {
      display: block;
      inline-size: 100%;
      margin-block-start: 0.25em;
      border-color: var(--_quiet);
      font-weight: 400;
      background: var(--_background);
      color: var(--_ink);
    }

    [aria-invalid='true'] {
      border-color: var(--urgent);
    }

    button {
      flex: 1 0 auto;
      background: var(--ringside-accent, #1f4fff);
      font-weight: 600;
      color: #fff;
      cursor: pointer;
    }

    button:hover {
      background: #1539c4;
    }

    :focus-visible {
      outline: 3px solid var(--_accent);
      outline-offset: 2px;
    }
  }
`;

/** No rule of the page applies in the shadow root. */
export const ownFormStyles = css`
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ringside-gap, .5em);
  }

  input,
  button {
    box-sizing: border-box;
    max-inline-size: 100%;
    min-block-size: 2.75em;
    padding-inline: 0.75em;
    font: inherit;
  }
`;
