import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'host',
  description: 'A page that shows a fragment of every section.',
  pages,
  elements,
});
