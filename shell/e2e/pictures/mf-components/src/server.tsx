import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'components',
  description: 'The components and tokens of the kit.',
  pages,
  elements,
});
