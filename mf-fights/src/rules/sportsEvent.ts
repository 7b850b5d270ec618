import type { Json } from '@ringside/shared/contract';
import type { Fight } from '../content/schema.ts';

/** A fight as search engines read it: only what the page shows. */
export function sportsEvent(fight: Fight): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${fight.event}: ${fight.fighters.join(' vs ')}`,
    description: fight.billing,
    sport: 'Boxing',
    startDate: fight.startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: fight.venue, address: fight.location },
    competitor: fight.fighters.map((name) => ({ '@type': 'Person', name })),
  };
}
