import { defineElement } from '@ringside/shared/section/server';
import { z } from 'zod';
import { products, stores } from './content.ts';
import { Recommendations, StorePicker } from './views.tsx';

const ids = ['smoother', 'jack', 'tenon'] as const;

export const elements = {
  'ringside-recommendations': defineElement({
    description: 'Other products.',
    attributes: { after: { values: ids, description: 'The product that the visitor sees.' } },
    view: Recommendations,
    client: false,
    load: ({ after }) => ({
      links: products
        .filter(({ id }) => id !== after)
        .map(({ name, sku }) => ({ name, href: `/product/${sku}` })),
    }),
    choices: () => ids.map((after) => ({ after })),
  }),
  'ringside-store-picker': defineElement({
    description: 'A field for a form, with the stores.',
    events: {
      'explore:store-chosen': {
        detail: z.object({ store: z.string() }),
        description: 'The visitor has chosen a store.',
      },
    },
    view: StorePicker,
    client: true,
    load: () => ({ stores }),
    choices: () => [{}],
  }),
};
