/**
 * What "days left", "Fight Day!", "over" and "next" mean, on pages, on cards, on the page for partners and in calendars. Only moments are
 * compared: the day in UTC and the reader's day may both be another than the day in the host city.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The assumed length of a fight night, in hours. Only its start is announced. */
export const FIGHT_NIGHT_HOURS = 4;
/** From midnight UTC that begins a day until the day has ended in every time zone, in hours. */
const LAST_ZONE_HOURS = 36;

/** When a fight takes place. A type, because TypeScript does not accept an interface as JSON. */
export type FightTime = {
  /** The day in the host city, YYYY-MM-DD. */
  date: string;
  /** The first bell with its offset from UTC, if it is known. */
  startsAt?: string;
};

/** In milliseconds. Old libraries on partners' pages, such as MooTools, replace `Date.parse`. */
const momentOf = (text: string): number => new Date(text).getTime();

/** Midnight UTC that begins a day, in milliseconds; undefined unless `date` is a real day written YYYY-MM-DD. */
export function startOfDay(date: string): number | undefined {
  const midnight = momentOf(`${date}T00:00:00Z`);
  // Browsers also read other ways to write a day, and February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  return midnight;
}

/** Whole days from `now` to midnight UTC of `date`, rounded up (specification, section 9); undefined for a bad date. */
export function daysLeft(date: string, now: number): number | undefined {
  const midnight = startOfDay(date);
  return midnight === undefined ? undefined : Math.ceil((midnight - now) / DAY);
}

export const countdownLabel = (days: number): string => (days > 0 ? `${days} days left` : 'Fight Day!');

/**
 * The moment when a fight is over, in milliseconds: some hours after its first bell. If that is not known, when its day has ended
 * everywhere.
 */
export const overAt = ({ date, startsAt }: FightTime): number =>
  startsAt
    ? momentOf(startsAt) + FIGHT_NIGHT_HOURS * HOUR
    : (startOfDay(date) ?? Number.NaN) + LAST_ZONE_HOURS * HOUR;

/** The id of the next fight: the first that is not over. If all are, it is the last. */
export function nextFight(fights: ReadonlyMap<string, FightTime>, now: number): string | undefined {
  const [id] = [...fights].find(([, fight]) => now < overAt(fight)) ?? [...fights.keys()].slice(-1);
  return id;
}
