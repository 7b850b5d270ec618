import { FIGHT_NIGHT_HOURS } from '@ringside/shared/section/fightClock';
import { createEvents } from 'ics';
import type { Fight } from '../content/schema.ts';

/** When the schedule was last revised. Fixed, so that the same content gives the same bytes. */
const REVISED = Date.parse('2025-08-13T00:00:00Z');

/** Calendar files by their path from the site's root: one with every fight, and one for each. */
export function calendarFiles(fights: readonly Fight[], origin: string): Record<string, string> {
  return {
    'fights.ics': calendar(fights, origin),
    ...Object.fromEntries(fights.map((fight) => [`fights/${fight.id}.ics`, calendar([fight], origin)])),
  };
}

function calendar(fights: readonly Fight[], origin: string): string {
  const { error, value } = createEvents(
    fights.map((fight) => entry(fight, origin)),
    { productId: '-//Ringside//Fights//EN', calName: 'Ringside fights' },
  );
  if (!value) throw new Error('The calendar cannot be made from the schedule.', { cause: error });
  return value;
}

function entry(fight: Fight, origin: string) {
  return {
    // Stable, so that importing it again updates the entry instead of adding one.
    uid: `fight-${fight.id}@ringside`,
    title: `${fight.event}: ${fight.fighters.join(' vs ')}`,
    description: `${fight.billing}. ${fight.weightClass}, on ${fight.broadcaster}. First bell ${fight.time}.`,
    location: `${fight.venue}, ${fight.location}`,
    url: `${origin}/fights#fight-${fight.id}`,
    start: Date.parse(fight.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: FIGHT_NIGHT_HOURS },
    // When the entry was written. The library's types lack it.
    timestamp: REVISED,
    // Watching a fight does not mark the time as busy.
    transp: 'TRANSPARENT',
  } as const;
}
