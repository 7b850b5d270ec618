import { FIGHT_NIGHT_HOURS } from '@ringside/shared/section/fightClock';
import { createEvents } from 'ics';
import type { CancelledFight, Fight } from '../content/schema.ts';

const FIRST = Date.parse('2025-08-13T00:00:00Z');

type CalendarFight = Fight | CancelledFight;

/** Returns the calendars by path: one with every fight, and one for each. */
export function calendarFiles(
  fights: readonly CalendarFight[],
  origin: string,
): Record<string, string> {
  return {
    'fights.ics': calendar(fights, origin),
    ...Object.fromEntries(
      fights.map((fight) => [`fights/${fight.id}.ics`, calendar([fight], origin)]),
    ),
  };
}

function calendar(fights: readonly CalendarFight[], origin: string): string {
  const { error, value } = createEvents(
    fights.map((fight) => entry(fight, origin)),
    { productId: '-//Ringside//Fights//EN', calName: 'Ringside fights' },
  );
  if (!value) throw new Error('The calendar cannot be made from the schedule.', { cause: error });
  return value;
}

function entry(fight: CalendarFight, origin: string) {
  const revised = Date.parse(fight.revised);
  return {
    // The identity is stable, so that importing a calendar again updates the entry.
    uid: `fight-${fight.id}@ringside`,
    title: `${fight.event}: ${fight.fighters.join(' vs ')}`,
    description: `${fight.billing}. ${fight.weightClass}, on ${fight.broadcaster}. First bell ${fight.time}.`,
    location: `${fight.venue}, ${fight.location}`,
    url: `${origin}/fights#fight-${fight.id}`,
    start: Date.parse(fight.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: FIGHT_NIGHT_HOURS },
    // The same content gives the same bytes.
    timestamp: revised,
    lastModified: revised,
    // The number is in minutes: calendars accept only a higher one, and some refuse large ones.
    sequence: Math.round((revised - FIRST) / 60_000),
    ...(fight.status === 'Cancelled' && { status: 'CANCELLED' as const }),
    // Watching a fight does not mark the time as busy.
    transp: 'TRANSPARENT',
  } as const;
}
