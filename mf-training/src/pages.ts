import { definePages } from '@ringside/shared/section/server';
import { loadFitnessPage, loadTrainingPage } from './load/loadPages.ts';
import { FitnessPage } from './pages/FitnessPage.tsx';
import { TrainingPage } from './pages/TrainingPage.tsx';

export const pages = definePages({
  '/training': { view: TrainingPage, load: loadTrainingPage },
  '/fitness': { view: FitnessPage, load: loadFitnessPage },
});
