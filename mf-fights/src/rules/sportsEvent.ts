import type { Json } from '@ringside/shared/contract';
import { structured } from '@ringside/shared/section/structuredData';
import type { Fight } from '../content/schema.ts';

/**
 * A fight as structured data for search engines. It contains only what the page shows.
 *
 * @param image the address of its poster
 */
export function sportsEvent(fight: Fight, image: string): Json {
  return structured('SportsEvent', {
    name: `${fight.event}: ${fight.fighters.join(' vs ')}`,
    description: fight.billing,
    url: `/fights#fight-${fight.id}`,
    image,
    sport: 'Boxing',
    startDate: fight.startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: fight.venue, address: fight.location },
    competitor: fight.fighters.map((name) => ({ '@type': 'Person', name })),
  });
}
