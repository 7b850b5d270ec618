/**
 * Defines "days left", "Fight Day!", "over" and "next". All functions compare moments, because the
 * day in UTC and the reader's day can both differ from the day in the host city.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a fight night is assumed to last, in hours, because only its start is announced. */
export const FIGHT_NIGHT_HOURS = 4;
/** How many hours after midnight UTC a day has ended in every time zone. */
const LAST_ZONE_HOURS = 36;

/** A type, because TypeScript does not accept an interface as {@link Json}. */
export type FightTime = {
  /** The day in the host city, as YYYY-MM-DD. */
  date: string;
  /** The first bell, with its offset from UTC. */
  startsAt?: string;
};

/**
 * Uses `new Date`, because old libraries on partners' pages, such as MooTools, replace
 * `Date.parse`.
 */
const momentOf = (text: string): number => new Date(text).getTime();

/**
 * Returns midnight UTC of a day in milliseconds, or undefined if `date` is not a real day, as
 * YYYY-MM-DD.
 */
export function startOfDay(date: string): number | undefined {
  const midnight = momentOf(`${date}T00:00:00Z`);
  // Compare the result with the text, because browsers read February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    return undefined;
  return midnight;
}

/** Returns the whole days until midnight UTC of `date`, rounded up, as the specification says. */
export function daysLeft(date: string, now: number): number | undefined {
  const midnight = startOfDay(date);
  return midnight === undefined ? undefined : Math.ceil((midnight - now) / DAY);
}

export const countdownLabel = (days: number): string =>
  days > 0 ? `${days} days left` : 'Fight Day!';

/**
 * Returns when a fight is over, in milliseconds: some hours after the first bell or, if the bell is
 * unknown, when the day has ended in every time zone.
 */
export const overAt = ({ date, startsAt }: FightTime): number =>
  startsAt
    ? momentOf(startsAt) + FIGHT_NIGHT_HOURS * HOUR
    : (startOfDay(date) ?? Number.NaN) + LAST_ZONE_HOURS * HOUR;

/** Returns the id of the first fight that is not over, or the id of the last fight. */
export function nextFight(fights: ReadonlyMap<string, FightTime>, now: number): string | undefined {
  // Fights in JSON are in the order of their ids.
  const byDate = [...fights].sort(([, a], [, b]) => overAt(a) - overAt(b));
  const [id] = byDate.find(([, fight]) => now < overAt(fight)) ?? byDate.at(-1) ?? [];
  return id;
}
