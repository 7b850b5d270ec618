import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'new-section',
  description: 'The section New Section: every entry.',
  pages,
  elements,
});
