import { FightList } from './components/FightList.tsx';

/** Links and text, complete as they are in the HTML: no script holds them. */
export const staticViews = {
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
