import type { Json } from '@ringside/shared/contract';
import { structured } from '@ringside/shared/section/structuredData';
import { type Fight, locality } from '../content/schema.ts';
import { FIGHT_NIGHT_HOURS } from './calendar.ts';

/**
 * A fight as structured data for search engines. It contains only what the page shows.
 *
 * @param image the URL of its poster
 */
export function sportsEvent(fight: Fight, image: string): Json {
  const fighters = fight.fighters.map((name) => ({ '@type': 'Person', name }));
  return structured('SportsEvent', {
    name: `${fight.event}: ${fight.fighters.join(' vs ')}`,
    description: fight.billing,
    url: `/fights#fight-${fight.id}`,
    image,
    sport: 'Boxing',
    startDate: fight.startsAt,
    endDate: endOf(fight.startsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: fight.venue,
      address: { '@type': 'PostalAddress', ...locality(fight.location) },
    },
    organizer: { '@type': 'Organization', name: fight.promoter },
    competitor: fighters,
    performer: fighters,
  });
}

/** The assumed end, with the offset of the start, such as `2025-10-19T02:00:00+01:00`. */
function endOf(startsAt: string): string {
  const offset = startsAt.slice(-6);
  const local = new Date(`${startsAt.slice(0, -6)}Z`);
  local.setUTCHours(local.getUTCHours() + FIGHT_NIGHT_HOURS);
  return local.toISOString().replace('.000Z', offset);
}
