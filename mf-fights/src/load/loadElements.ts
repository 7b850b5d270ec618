import type { Attributes } from '@ringside/shared/contract';
import { firstItems } from '@ringside/shared/section/limit';
import { longDate } from '@ringside/shared/section/words';
import { fights } from '../content/fights.ts';

/** Data of `<ringside-fight-list limit>`. */
export const loadFightList = ({ limit }: Attributes) => ({
  fights: firstItems(fights, limit).map(({ id, fighters, event, date, location }) => ({
    id,
    fighters,
    event,
    date,
    day: longDate(date),
    location,
  })),
});
