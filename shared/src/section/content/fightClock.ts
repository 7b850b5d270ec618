/**
 * What "days left", "Fight Day!", "over" and "next" mean. Only moments are compared: the day in UTC and the reader's
 * day may both be another than the day in the host city.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a fight night is assumed to last, in hours, because only its start is announced. */
export const FIGHT_NIGHT_HOURS = 4;
/** The hours from the midnight UTC that begins a day until that day has ended in every time zone. */
const LAST_ZONE_HOURS = 36;

/** This is a type, because TypeScript does not accept an interface as JSON. */
export type FightTime = {
  /** The day in the host city, as YYYY-MM-DD. */
  date: string;
  /** The first bell, with its offset from UTC. */
  startsAt?: string;
};

/** Old libraries on partners' pages, such as MooTools, replace `Date.parse`. */
const momentOf = (text: string): number => new Date(text).getTime();

/** Midnight UTC, in milliseconds; undefined unless `date` is a real day, YYYY-MM-DD. */
export function startOfDay(date: string): number | undefined {
  const midnight = momentOf(`${date}T00:00:00Z`);
  // Browsers read February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    return undefined;
  return midnight;
}

/** Whole days to midnight UTC of `date`, rounded up, as the specification demands. */
export function daysLeft(date: string, now: number): number | undefined {
  const midnight = startOfDay(date);
  return midnight === undefined ? undefined : Math.ceil((midnight - now) / DAY);
}

export const countdownLabel = (days: number): string =>
  days > 0 ? `${days} days left` : 'Fight Day!';

/**
 * The moment at which a fight is over, in milliseconds: some hours after the first bell, or when the day has ended
 * everywhere.
 */
export const overAt = ({ date, startsAt }: FightTime): number =>
  startsAt
    ? momentOf(startsAt) + FIGHT_NIGHT_HOURS * HOUR
    : (startOfDay(date) ?? Number.NaN) + LAST_ZONE_HOURS * HOUR;

/** The id of the first fight that is not over, or of the last. */
export function nextFight(fights: ReadonlyMap<string, FightTime>, now: number): string | undefined {
  const [id] = [...fights].find(([, fight]) => now < overAt(fight)) ?? [...fights.keys()].slice(-1);
  return id;
}
