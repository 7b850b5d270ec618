import { PlanCards } from './components/PlanCards.tsx';

/** Links and text, complete as they are in the HTML: no script holds them. */
export const staticViews = {
  /**
   * Diet and fitness plans as cards.
   *
   * @tag ringside-plans
   * @mixes embedded
   * @attr {number} [limit] - How many plans, from the first; all without it.
   */
  'ringside-plans': PlanCards,
};
