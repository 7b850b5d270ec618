import type { Attributes } from '@ringside/shared/contract';
import { firstItems } from '@ringside/shared/section/limit';
import type { WorkoutIcon } from '../content/schema.ts';
import { workouts } from '../content/workouts.ts';
import { picture } from '../pictures/index.ts';

/** The picture of each workout, by its icon. */
const WORKOUT_PICTURES: Record<WorkoutIcon, string> = {
  timer: 'shadow-boxing',
  bag: 'heavy-bag',
  rope: 'rope-footwork',
  shield: 'slip-and-roll',
  barbell: 'strength',
  gloves: 'pads',
};

/** Data of `<ringside-workouts limit>`. */
export const loadWorkouts = ({ limit }: Attributes) => ({
  workouts: firstItems(workouts, limit).map((workout) => ({
    ...workout,
    picture: picture(WORKOUT_PICTURES[workout.icon], 'card'),
  })),
});
