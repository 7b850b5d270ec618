import { FIGHT_NIGHT_HOURS } from '@ringside/shared/section/fightClock';
import { breadcrumbs, structured } from '@ringside/shared/section/structuredData';
import { lastDay } from '@ringside/shared/section/words';
import { fights } from '../content/fights.ts';
import { locality } from '../content/schema.ts';
import { socialCard } from '../pictures/index.ts';
import { tallyOf } from '../rules/outcome.ts';
import { type ListedFight, toListedFight } from './listedFight.ts';

export function loadFightsPage() {
  const [next, ...later] = fights;
  const listed = [toListedFight(next), ...later.map(toListedFight)] as const;

  return {
    data: { fights: listed, tally: tallyOf(listed.map(({ outcome }) => outcome)) },
    head: {
      title: 'Upcoming Fights',
      image: socialCard('fights', 'Upcoming fights'),
      modified: lastDay(fights.map(({ revised }) => revised.slice(0, 10))) ?? '',
      description:
        'Boxing nights counted down to the day: who fights whom, where, at what time and on which channel, with our analysis of each bout.',
      structuredData: [...listed.map(sportsEvent), breadcrumbs(['Fights', '/fights'])],
    },
  };
}

function sportsEvent({
  id,
  event,
  fighters,
  billing,
  picture,
  startsAt,
  venue,
  location,
  promoter,
}: ListedFight) {
  const people = fighters.map((name) => ({ '@type': 'Person', name }));
  return structured('SportsEvent', {
    name: `${event}: ${fighters.join(' vs ')}`,
    description: billing,
    url: `/fights#fight-${id}`,
    image: picture.src,
    sport: 'Boxing',
    startDate: startsAt,
    endDate: endOf(startsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: venue,
      address: { '@type': 'PostalAddress', ...locality(location) },
    },
    organizer: { '@type': 'Organization', name: promoter },
    competitor: people,
    performer: people,
  });
}

function endOf(startsAt: string): string {
  const local = new Date(`${startsAt.slice(0, -6)}Z`);
  local.setUTCHours(local.getUTCHours() + FIGHT_NIGHT_HOURS);
  return local.toISOString().replace('.000Z', startsAt.slice(-6));
}
