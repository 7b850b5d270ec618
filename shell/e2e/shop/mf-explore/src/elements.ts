import { defineElement } from '@ringside/shared/section/server';
import { products } from './content.ts';
import { Recommendations } from './views.tsx';

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
};
