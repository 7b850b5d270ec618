import { TrainingPage } from './TrainingPage.tsx';

export const pages = { TrainingPage };
