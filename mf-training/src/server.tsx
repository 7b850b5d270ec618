import { limitsOf } from '@ringside/shared/section/limit';
import { createSectionServer } from '@ringside/shared/section/server';
import { plans } from './content/plans.ts';
import { workouts } from './content/workouts.ts';
import { views } from './elements.ts';
import { loadFitnessPage, loadPlanCards, loadTrainingPage, loadWorkouts } from './load/load.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { staticViews } from './staticElements.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement, elementChoices } = createSectionServer(
  manifest,
  {
    pages,
    elements: views,
    staticElements: staticViews,
    routes: [
      ['/training', loadTrainingPage],
      ['/fitness', loadFitnessPage],
    ],
    loadElement: {
      'ringside-workouts': ({ limit }) => loadWorkouts(limit),
      'ringside-plans': ({ limit }) => loadPlanCards(limit),
    },
    elementChoices: () => ({
      'ringside-workouts': [{}, ...limitsOf(workouts)],
      'ringside-plans': [{}, ...limitsOf(plans)],
    }),
  },
);
