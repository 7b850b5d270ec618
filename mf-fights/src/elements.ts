import { firstItems, limitsOf } from '@ringside/shared/section/limit';
import { defineElements } from '@ringside/shared/section/server';
import { FightList } from './components/FightList.tsx';
import { fights } from './content/fights.ts';
import { toBill } from './load/bill.ts';

export const elements = defineElements({
  /**
   * The scheduled fights: names, event, place, day and countdown.
   *
   * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Sent by a fight's countdown, once,
   *   when the day of the fight has come. Bubbles, composed.
   * @attr {number} [limit] - How many fights, soonest first; by default, all.
   */
  'ringside-fight-list': {
    view: FightList,
    client: false,
    load: ({ limit, fight }) => ({
      fights: firstItems(fight ? fights.filter(({ id }) => `${id}` === fight) : fights, limit).map(
        toBill,
      ),
      isStrip: fight !== undefined,
    }),
    choices: () => [{}, ...limitsOf(fights)],
    onSite: () => fights.map(({ id }) => ({ fight: `${id}` })),
  },
});
