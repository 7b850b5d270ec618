import { defineElement } from '@ringside/shared/section/server';
import { prices, skus } from './content.ts';
import { AddToCart, MiniCart } from './views.tsx';

export const elements = {
  'ringside-mini-cart': defineElement({
    description: 'How much is in the cart.',
    view: MiniCart,
    client: true,
    start: 'load',
    load: () => ({ label: 'Cart' }),
    choices: () => [{}],
  }),
  'ringside-add-to-cart': defineElement({
    description: 'A button that adds a variant to the cart.',
    attributes: { sku: { values: skus, description: 'The variant.' } },
    view: AddToCart,
    client: true,
    load: ({ sku = 'tenon-fine' }) => ({ sku, price: prices[sku] }),
    choices: () => skus.map((sku) => ({ sku })),
  }),
};
