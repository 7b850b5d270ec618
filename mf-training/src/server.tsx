import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { policy } from './load/policy.ts';
import { pages } from './pages.ts';

export const section = createSection({
  name: 'training',
  description:
    'The training section: workouts with video guides and training articles, or the fitness plans.',
  policy,
  pages,
  elements,
});
