import { breadcrumbs } from '@ringside/shared/section/structuredData';
import { fights } from '../content/fights.ts';
import { socialCard } from '../pictures/index.ts';
import { billWords } from '../rules/billWords.ts';
import { sportsEvent } from '../rules/sportsEvent.ts';
import { toBill } from './bill.ts';

export function loadFightsPage() {
  const [next, ...later] = fights;
  const { nights, boxingNights, addAll } = billWords(fights);
  return {
    data: { nights, addAll, fights: [toBill(next), ...later.map(toBill)] as const },
    head: {
      title: 'Upcoming Fights',
      image: socialCard('fights', 'Upcoming fights'),
      description: `${boxingNights} counted down to the day: who fights whom, where, at what time and on which channel, with our analysis of each bout.`,
      keywords: ['boxing schedule', 'fight countdown', ...fights.flatMap(({ fighters }) => fighters)],
      structuredData: [
        ...fights.map((fight) => sportsEvent(fight, toBill(fight).picture.src)),
        breadcrumbs(['Fights', '/fights']),
      ],
    },
  };
}
