import { firstItems, limitsOf } from '@ringside/shared/section/limit';
import { defineElements } from '@ringside/shared/section/server';
import { PlanCards } from './components/PlanCards.tsx';
import { Workouts } from './components/Workouts.tsx';
import { plans } from './content/plans.ts';
import { workouts } from './content/workouts.ts';
import { loadWorkouts } from './load/loadPages.ts';

export const elements = defineElements({
  /**
   * Workouts with their video guides.
   *
   * @attr {number} [limit] - How many workouts, from the first; by default, all.
   * @csp {https://www.youtube-nocookie.com} frame-src - The video player.
   * @csp img-src - Pictures.
   */
  'ringside-workouts': {
    view: Workouts,
    client: true,
    load: loadWorkouts,
    choices: () => [{}, ...limitsOf(workouts)],
  },
  /**
   * Diet and fitness plans as cards.
   *
   * @attr {number} [limit] - How many plans, from the first; by default, all.
   */
  'ringside-plans': {
    view: PlanCards,
    client: false,
    load: ({ limit }) => ({ plans: firstItems(plans, limit) }),
    choices: () => [{}, ...limitsOf(plans)],
  },
});
