import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'rounds',
  description: 'The section Rounds, which exists only in tests.',
  pages,
  elements,
});
