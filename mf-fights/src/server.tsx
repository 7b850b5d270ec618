import { createSection } from '@ringside/shared/section/server';
import { cancelledFights, fights } from './content/fights.ts';
import { elements } from './elements.ts';
import { fightDay } from './load/fightDay.ts';
import { toKnownFight } from './load/listedFight.ts';
import { pages } from './pages.ts';
import { calendarFiles } from './rules/calendar.ts';

export const section = createSection({
  name: 'fights',
  description:
    'The fights section: every scheduled fight with its countdown, and our articles about them.',
  events: fightDay,
  policy: [{ directive: 'img-src', description: 'Pictures.' }],
  pages,
  elements,
  files: (origin) => calendarFiles([...fights, ...cancelledFights], origin),
  widgetData: {
    'ringside-countdown': Object.fromEntries(
      fights.map((fight) => [fight.id, toKnownFight(fight)]),
    ),
  },
});
