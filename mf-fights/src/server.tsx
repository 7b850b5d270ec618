import { firstItems, limitsOf } from '@ringside/shared/section/limit';
import { createSectionServer } from '@ringside/shared/section/server';
import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { fallbackArticle, fights } from './content/fights.ts';
import { views } from './elements.ts';
import { toBill, toKnownFight } from './load/bill.ts';
import { manifest } from './manifest.ts';
import { pages } from './pages/index.ts';
import { socialCard } from './pictures/index.ts';
import { calendarFiles } from './rules/calendar.ts';
import { longDate } from './rules/longDate.ts';
import { sportsEvent } from './rules/sportsEvent.ts';
import { staticViews } from './staticElements.ts';

export { manifest };

export const { paths, load, render, loadElement, renderElement, elementChoices } = createSectionServer(
  manifest,
  {
    pages,
    elements: views,
    staticElements: staticViews,
    routes: [
      [
        '/fights',
        () => ({
          page: 'FightsPage',
          data: { fights: fights.map(toBill), fallbackArticle },
          head: {
            title: 'Upcoming Fights',
            image: socialCard('fights', 'Upcoming fights'),
            description:
              'Four boxing nights counted down to the day: who fights whom, where, at what time and on which channel, with our analysis of each bout.',
            keywords: ['boxing schedule', 'fight countdown', ...fights.flatMap(({ fighters }) => fighters)],
            structuredData: [
              ...fights.map((fight) => sportsEvent(fight, toBill(fight).picture.src)),
              breadcrumbs(['Fights', '/fights']),
            ],
          },
        }),
      ],
    ],
    loadElement: {
      'ringside-fight-list': ({ limit }) => ({
        fights: firstItems(fights, limit).map(({ id, fighters, event, date, location }) => ({
          id,
          fighters,
          event,
          date,
          day: longDate(date),
          location,
        })),
      }),
    },
    elementChoices: () => ({ 'ringside-fight-list': [{}, ...limitsOf(fights)] }),
  },
);

export const widgetData = () => ({
  'ringside-countdown': Object.fromEntries(fights.map((fight) => [fight.id, toKnownFight(fight)])),
});

export const files = (origin: string) => calendarFiles(fights, origin);
