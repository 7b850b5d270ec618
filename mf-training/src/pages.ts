import { definePages } from '@ringside/shared/section/server';
import { loadFitnessPage, loadTrainingPage } from './load/loadPages.ts';
import { FitnessPage } from './pages/FitnessPage.tsx';
import { TrainingPage } from './pages/TrainingPage.tsx';

/**
 * The training section: workouts with video guides and training articles, or the fitness plans.
 *
 * @csp {https://www.youtube-nocookie.com} frame-src - The video player.
 * @csp img-src - Pictures.
 */
export const pages = definePages({
  '/training': { view: TrainingPage, load: loadTrainingPage },
  '/fitness': { view: FitnessPage, load: loadFitnessPage },
});
