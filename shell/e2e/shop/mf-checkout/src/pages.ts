import { definePages } from '@ringside/shared/section/server';
import { prices } from './content.ts';
import { Cart, Order, Thanks } from './views.tsx';

const head = (title: string) => ({ title, description: `${title} of the workshop.` });

export const pages = definePages({
  '/checkout/cart': {
    view: Cart,
    start: 'load',
    load: () => ({ data: { prices }, head: head('Cart') }),
  },
  '/checkout/order': {
    view: Order,
    start: 'visible',
    load: () => ({ data: {}, head: head('Checkout') }),
  },
  '/checkout/thanks': {
    view: Thanks,
    start: 'load',
    load: () => ({ data: {}, head: head('Thank you') }),
  },
});
