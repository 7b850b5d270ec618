import { FitnessPage } from './FitnessPage.tsx';
import { TrainingPage } from './TrainingPage.tsx';

export const pages = { TrainingPage, FitnessPage };
