import { limitsOf } from '@ringside/shared/section/limit';
import { defineElement } from '@ringside/shared/section/server';
import { PlanCards } from './components/PlanCards.tsx';
import { Workouts } from './components/Workouts.tsx';
import { plans } from './content/plans.ts';
import { workouts } from './content/workouts.ts';
import { loadPlans, loadWorkouts } from './load/loadPages.ts';
import { planPolicy, policy } from './load/policy.ts';

export const elements = {
  'ringside-workouts': defineElement({
    description: 'Workouts with their video guides.',
    attributes: {
      limit: {
        type: 'number',
        description: 'How many workouts, from the first; by default, all.',
      },
    },
    policy,
    itemHeight: 130,
    view: Workouts,
    client: true,
    load: loadWorkouts,
    choices: () => [{}, ...limitsOf(workouts)],
  }),
  'ringside-plans': defineElement({
    description: 'Diet and fitness plans as cards.',
    attributes: {
      limit: { type: 'number', description: 'How many plans, from the first; by default, all.' },
    },
    policy: planPolicy,
    itemHeight: 130,
    view: PlanCards,
    client: false,
    load: loadPlans,
    choices: () => [{}, ...limitsOf(plans)],
  }),
};
