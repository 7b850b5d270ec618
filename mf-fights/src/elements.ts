import { FightList } from './components/FightList.tsx';

/**
 * The fights section: every scheduled fight with its countdown, and what we wrote about them.
 *
 * @tag ringside-fights
 * @mixes section
 * @mixes embedded
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Once for each fight whose day has
 *   come, from its countdown. Bubbles, composed.
 * @attr {string} [path=/fights] - Which page of the section: `/fights`.
 */

export const views = {
  /**
   * The bill in a few lines: who, what, when and where.
   *
   * @tag ringside-fight-list
   * @mixes embedded
   * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Once for each fight whose day has
   *   come, from its countdown. Bubbles, composed.
   * @attr {number} [limit] - How many fights, soonest first; all without it.
   */
  'ringside-fight-list': FightList,
};
