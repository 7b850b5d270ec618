import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';
import { cart } from './state.ts';

export const section = createSection({
  name: 'checkout',
  description: 'Cart and checkout.',
  pages,
  elements,
  states: [cart],
});
