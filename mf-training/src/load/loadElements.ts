import type { Attributes } from '@ringside/shared/contract';
import { firstItems } from '@ringside/shared/section/limit';
import { workouts } from '../content/workouts.ts';
import { picture } from '../pictures/index.ts';

export const loadWorkouts = ({ limit }: Attributes) => ({
  workouts: firstItems(workouts, limit).map((workout) => ({
    ...workout,
    picture: picture(workout.picture, 'card'),
  })),
});

export type ShownWorkout = ReturnType<typeof loadWorkouts>['workouts'][number];
