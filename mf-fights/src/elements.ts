import { firstItems, limitsOf } from '@ringside/shared/section/limit';
import { defineElement } from '@ringside/shared/section/server';
import { FightList } from './components/FightList.tsx';
import { fights } from './content/fights.ts';
import { fightDay } from './load/fightDay.ts';
import { toListedFight } from './load/listedFight.ts';

export const elements = {
  'ringside-fight-list': defineElement({
    description: 'The scheduled fights: names, event, place, day and countdown.',
    attributes: {
      limit: { type: 'number', description: 'How many fights, soonest first; by default, all.' },
      fight: { onSite: true, description: 'The id of the only fight to show, as a strip.' },
    },
    events: fightDay,
    itemHeight: 130,
    view: FightList,
    client: false,
    load: ({ limit, fight }) => ({
      fights: firstItems(fight ? fights.filter(({ id }) => `${id}` === fight) : fights, limit).map(
        toListedFight,
      ),
      isStrip: fight !== undefined,
    }),
    choices: () => [{}, ...limitsOf(fights)],
    onSite: () => fights.map(({ id }) => ({ fight: `${id}` })),
  }),
};
