/** What partners are told about both widgets. */
export const commonFacts = {
  attributes: {
    font: {
      values: ['inherit'],
      description: "Shows a card or a banner in the page's own font.",
    },
    theme: {
      values: ['auto', 'light', 'dark'],
      default: 'auto',
      description:
        "The background of the page: light, dark, or derived from the page's own colours.",
    },
  },
  properties: {
    '--ringside-color': {
      syntax: '<color>',
      default: 'inherit',
      description: 'Colour of the text.',
    },
    '--ringside-background': {
      syntax: '<color>',
      description: 'Background of a card or a banner.',
    },
    '--ringside-font': { default: 'inherit', description: 'Font of the text.' },
    '--ringside-radius': {
      syntax: '<length>',
      default: '2px',
      description: 'Corner radius of a card or a banner.',
    },
  },
  fontPolicy: {
    directive: 'font-src',
    when: { attribute: 'look', values: ['card', 'banner'] },
    description: 'Our fonts, unless `font="inherit"` selects the page\'s own.',
  },
  checks:
    'Checked with axe in light, dark and forced colours, and in a window of 1280 pixels at 400 % zoom.',
} as const;
