import { TrainingPage } from './pages/TrainingPage.tsx';

export const views = { 'ringside-workouts': TrainingPage, 'ringside-plans': TrainingPage };
