import type { PictureData } from '@ringside/shared/contract';
import { longDate } from '@ringside/shared/section/words';
import type { Fight } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { posterName } from '../rules/posterName.ts';

/** A fight as it appears in the page's data. */
export type Bill = Omit<Fight, 'status'> & {
  status: string;
  /** The date with its weekday. */
  day: string;
  picture: PictureData;
};

/** A fight with all derived values, which are computed once, when the page is composed. */
export const toBill = (fight: Fight): Bill => ({
  ...fight,
  day: longDate(fight.date),
  picture: picture(posterName(fight.fighters)),
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
  // 960 pixels wide: enough for a phone's dense screen and half of a desktop's.
  poster: /(\S+) 960w/.exec(picture(posterName(fighters)).avif)?.[1] ?? '',
});
