import type { PictureData } from '@ringside/shared/contract';
import type { Fight } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { longDate } from '../rules/longDate.ts';
import { posterName } from '../rules/posterName.ts';

/** A fight as the page's data carries it. */
export type Bill = Omit<Fight, 'status'> & {
  status: string;
  /** The date with its weekday. */
  day: string;
  picture: PictureData;
};

/** A fight with everything that is worked out once, when the page is composed. */
export const toBill = (fight: Fight): Bill => ({
  ...fight,
  day: longDate(fight.date),
  picture: picture(posterName(fight.fighters)),
});

/** What `<ringside-countdown>` shows of a fight on partners' pages; it travels in the widget's file, so there is little of it. */
export const toKnownFight = ({ date, event, fighters, records, startsAt, venue, location }: Fight) => ({
  date,
  event,
  fighters,
  records,
  startsAt,
  place: `${venue}, ${location}`,
  // 960 pixels wide: enough for a phone's sharp screen and for half a desk's.
  poster: /(\S+) 960w/.exec(picture(posterName(fighters)).avif)?.[1] ?? '',
});
