import { createSectionServer } from '@ringside/shared/section/server';
import { views } from './elements.ts';
import { loadFitnessPage, loadPlanCards, loadTrainingPage, loadWorkouts } from './load.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: views,
  routes: [
    ['/training', loadTrainingPage],
    ['/fitness', loadFitnessPage],
  ],
  loadElement: {
    'ringside-workouts': ({ limit }) => loadWorkouts(limit),
    'ringside-plans': ({ limit }) => loadPlanCards(limit),
  },
});
