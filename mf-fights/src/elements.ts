import { FightList } from './components/FightList.tsx';

/**
 * The fights section: every scheduled fight with its countdown, and what we wrote about them.
 *
 * @tag ringside-fights
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/fights] - Which page of the section: `/fights`.
 */

export const views = {
  /**
   * The bill in a few lines: who, what, when and where.
   *
   * @tag ringside-fight-list
   * @mixes embedded
   * @attr {number} [limit] - How many fights, soonest first; all without it.
   */
  'ringside-fight-list': FightList,
};
