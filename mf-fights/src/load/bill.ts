import { longDate } from '@ringside/shared/section/words';
import type { Fight } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { posterName } from '../rules/posterName.ts';

export type Bill = ReturnType<typeof toBill>;

/** A fight with all derived values, which are computed once, when the page is composed. */
export const toBill = ({ revised: _, ...fight }: Fight) => ({
  ...fight,
  day: longDate(fight.date),
  headingId: `fight-${fight.id}-names`,
  picture: picture(posterName(fight.fighters)),
  /** What decides which article "Fight Analysis & Odds" opens: the first one with the first fighter's first name in its title. */
  analysis: { fighter: fight.fighters[0].replace(/ .*/, '') },
});

/**
 * The facts about a fight that `<ringside-countdown>` shows on partners' pages. The widget's file contains
 * them, so they must stay few.
 */
export const toKnownFight = ({ date, event, fighters, records, startsAt, venue, location }: Fight) => ({
  date,
  event,
  fighters,
  records,
  startsAt,
  place: `${venue}, ${location}`,
  poster: /(\S+) 960w/.exec(picture(posterName(fighters)).avif)?.[1] ?? '',
});
