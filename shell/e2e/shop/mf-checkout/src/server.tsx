import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'checkout',
  description: 'Cart and checkout.',
  pages,
  elements,
  storageKeys: ['ringside:cart'],
});
