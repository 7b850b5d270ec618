import { PlanCards } from './components/PlanCards.tsx';
import { Workouts } from './components/Workouts.tsx';

export const views = { 'ringside-workouts': Workouts, 'ringside-plans': PlanCards };
