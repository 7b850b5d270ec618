import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'explore',
  description: 'Finding tools: home, categories, stores.',
  pages,
  elements,
  awaits: ['/product/:sku'],
});
