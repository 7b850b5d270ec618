import { z } from 'zod';
import type { ElementFacts } from './elementFacts.ts';

type CommonFacts = Omit<ElementFacts, 'description'>;

/** The attributes, events and properties that all elements of a section have on partners' pages. */
export const ofEveryElement: CommonFacts = {
  attributes: {
    origin: {
      description:
        "The site that links open, such as `https://ringside.example`. By default, the script's origin.",
    },
    theme: {
      values: ['light', 'dark', 'auto'],
      default: 'light',
      description:
        "The background of your page: light, dark, or derived from the colour of your page's text.",
    },
    heading: {
      values: ['1', '2', '3', '4', '5', '6'],
      default: '2',
      description:
        'The level at which its headings begin in the outline of your page. In an iframe it is 1.',
    },
  },
  events: {
    'ringside:ready': {
      detail: z.object({ section: z.string() }),
      description: 'The element is interactive. Sent once for each page it shows.',
    },
    'ringside:notice': {
      detail: z.object({
        title: z.string(),
        description: z.string(),
        variant: z.enum(['default', 'destructive']).optional(),
      }),
      description:
        'A message for the visitor. If you show it yourself, call `preventDefault()`; otherwise it appears in the element.',
    },
    'ringside:section-error': {
      detail: z.object({
        section: z.string(),
        phase: z.enum(['load', 'mount', 'render', 'unmount']),
        error: z.unknown(),
      }),
      description: 'Something could not be loaded or shown. Sent once for each error.',
    },
  },
  policy: [
    { directive: 'script-src', description: 'The file and the modules that it loads.' },
    { directive: 'connect-src', description: 'The page that it shows.' },
    { directive: 'font-src', description: 'Its fonts.' },
  ],
  slots: {
    '': 'Shown until the element has loaded, and if it cannot be loaded.',
  },
  parts: {
    page: 'Everything the element shows.',
    error: 'The message below the fallback when loading has failed.',
    notice: 'Messages that your page does not show itself.',
  },
  properties: {
    '--ringside-color': {
      syntax: '<color>',
      description: 'Colour of the text, except text with a colour of its own, such as muted text.',
    },
    '--ringside-background': {
      syntax: '<color>',
      description: 'Background. Text with a colour of its own needs a light one.',
    },
    '--ringside-font': { description: 'Font of all text except headings.' },
  },
  accessibility: [
    'Our own pages show the same views and are checked with axe against WCAG 2.2 AA.',
    'Text and links show before the element is interactive, and stay if it never becomes so.',
    'Messages for visitors are in a status region, so screen readers announce them once.',
  ],
};

/** The attributes and events that an element has in addition if it shows a whole section. */
export const ofEverySection: CommonFacts = {
  attributes: {
    navigate: {
      values: ['inside'],
      description:
        'With it, links to pages of the section open in the element; without it, they open on the site.',
    },
  },
  events: {
    'ringside:navigate': {
      detail: z.object({ path: z.string() }),
      description: 'The reader followed a link inside the element.',
    },
  },
};
