import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'gear',
  description: 'The gear section: recommended gear, or a top-10 list.',
  policy: [{ directive: 'img-src', description: 'Pictures.' }],
  pages,
  elements,
});
