import { createSectionServer } from '@ringside/shared/section/server';
import { views } from './elements.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    [
      '/training',
      () => ({
        page: 'TrainingPage',
        data: { title: '/training' },
        head: { title: '/training', description: 'd' },
      }),
    ],
    [
      '/fitness',
      () => ({
        page: 'TrainingPage',
        data: { title: '/fitness' },
        head: { title: '/fitness', description: 'd' },
      }),
    ],
  ],
  loadElement: {
    'ringside-workouts': () => ({ title: 'ringside-workouts' }),
    'ringside-plans': () => ({ title: 'ringside-plans' }),
  },
});
