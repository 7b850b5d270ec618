import { longDate } from '@ringside/shared/section/words';
import { type Fight, favouriteOf } from '../content/schema.ts';
import { picture } from '../pictures/index.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { pickedOf } from '../rules/pickedOf.ts';
import { posterName } from '../rules/posterName.ts';

export type ListedFight = ReturnType<typeof toListedFight>;

export const toListedFight = ({ revised: _, result, ...fight }: Fight) => ({
  ...fight,
  day: longDate(fight.date),
  /** @example 'October 18' */
  monthDay: longDate(fight.date).split(', ')[1],
  headingId: `fight-${fight.id}-names`,
  picture: picture(posterName(fight.fighters)),
  favourite: favouriteOf(fight.odds[0]),
  /** The last name of our pick. */
  picked: pickedOf(fight.fighters, fight.pick.verdict)[0] ?? '',
  /** Whether its result is known. Such a fight is over for every reader. */
  isTold: result !== undefined,
  outcome: outcomeOf({ ...fight, result }),
  /** "Fight Analysis & Odds" opens the first article with this name in its title. */
  analysis: { fighter: fight.fighters[0].replace(/ .*/, '') },
});

/**
 * Returns what the countdown on partners' pages knows about a fight. The widget's file contains it,
 * so keep it small.
 */
export const toKnownFight = ({
  date,
  event,
  fighters,
  corners,
  startsAt,
  venue,
  location,
}: Fight) => ({
  date,
  event,
  fighters,
  records: [corners[0].record, corners[1].record] as const,
  startsAt,
  place: `${venue}, ${location}`,
  poster: /(\S+) 960w/.exec(picture(posterName(fighters)).avif)?.[1] ?? '',
});
