import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'decide',
  description: 'Product pages.',
  pages,
  elements,
  awaits: ['ringside-recommendations', 'ringside-add-to-cart', 'ringside-store-picker'],
});
