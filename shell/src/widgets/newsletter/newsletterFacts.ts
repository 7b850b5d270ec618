import { z } from 'zod';
import { commonFacts } from '../commonFacts.ts';

/** What partners are told about the newsletter. */
export const newsletterFacts = {
  description:
    'A newsletter sign-up. Put a `<form>` with an `<input type="email" name="email" required>` inside; it stays in the page\'s own tree, where the page\'s styles and password managers reach it. Without one, the element makes its own, in its shadow root. In the page\'s tree the element adds and removes nothing, so a framework may hydrate the page around it at any time. Choose where email addresses go: to the `action` of your form, which the browser sends as you wrote it, to a server as JSON (the `action` of the element), or to your own script (`ringside-subscribe`). With none of them, the address stays in the visitor\'s browser.',
  attributes: {
    look: {
      values: ['card', 'banner', 'bare'],
      description:
        "`card` is a picture with a title, a text and the form; `banner` is one row without the picture; `bare`, the default, is the form in the page's own style.",
    },
    action: {
      description:
        'The `https:` URL of the server that receives each new email address, as a POST with the JSON `{"email": "…"}` and the other fields of your form, such as a list or a consent. The server must allow the page\'s origin (CORS). It responds with 200 to 299 on success, 409 if it already has the address, and 400 or 422 if it refuses it.',
    },
    ...commonFacts.attributes,
  },
  events: {
    'ringside:subscribe': {
      detail: z.object({ email: z.string() }),
      description:
        'Sent before a valid new address is sent or stored. Call `preventDefault()` to store it yourself: then the element neither sends nor stores it, and reports success to the visitor. Bubbles, composed, cancelable.',
    },
    'ringside:notice': {
      detail: z.object({
        title: z.string(),
        description: z.string(),
        variant: z.enum(['default', 'destructive']).optional(),
      }),
      description:
        'Sent with the outcome of a submission. Call `preventDefault()` to show it yourself; otherwise it is written below the form. Bubbles, composed, cancelable.',
    },
  },
  policy: [
    { directive: 'script-src', description: 'The file.' },
    {
      directive: 'connect-src',
      source: '@action',
      when: { attribute: 'action' },
      description: 'The server that receives email addresses.',
    },
    {
      directive: 'img-src',
      when: { attribute: 'look', values: ['card'] },
      description: 'The picture.',
    },
    commonFacts.fontPolicy,
  ],
  slots: {
    '': 'The form. Anything else, such as a link to a sign-up page, shows until the widget has made a form.',
    title: 'The title of a card or a banner.',
    text: 'The text below the title.',
    note: 'How an email address is used. Without it, the element writes its own note.',
  },
  parts: {
    panel: 'A card or a banner, with all parts below.',
    picture: 'The picture.',
    body: 'Everything beside or below the picture.',
    head: 'Kicker, title and text.',
    kicker: 'The line above the title, "Ringside newsletter".',
    title: 'The title.',
    text: 'The text below the title.',
    form: 'The box around the form.',
    note: 'The text about how an email address is used.',
    label: 'The label of a form that the element made.',
    field: 'The field of a form that the element made.',
    button: 'The button of a form that the element made.',
    outcome: 'What became of a submission, below the form.',
  },
  properties: {
    ...commonFacts.properties,
    '--ringside-accent': {
      syntax: '<color>',
      description: 'Colour of the button and of the line above the title, on a card or a banner.',
    },
    '--ringside-display': { description: 'Font of the title.' },
    '--ringside-gap': {
      syntax: '<length>',
      default: '0.5em',
      description: 'Space above the outcome, and between the parts of a form that the widget made.',
    },
    '--ringside-urgent': {
      syntax: '<color>',
      default: 'light-dark(#c8241a, #ff8a7e)',
      description: 'Colour of an error.',
    },
  },
  accessibility: [
    "Your form stays in your page's own tree, so its label, autofill and password managers work as in any form.",
    'An error is announced once, at the field, which gets the focus, `aria-invalid` and, unless it has one of your own, a description.',
    'A success is announced by a status region, once.',
    commonFacts.checks,
  ],
} as const;
