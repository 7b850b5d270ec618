const DAY = 86_400_000;

/** Midnight UTC that begins a day, in milliseconds; undefined unless `date` is a real day written YYYY-MM-DD. */
export function startOfDay(date: string): number | undefined {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Browsers also read other ways to write a day, and February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  return midnight;
}

/** Whole days from `now` to midnight UTC of `date`, rounded up (specification, section 9); undefined for a bad date. */
export function daysLeft(date: string, now: number): number | undefined {
  const midnight = startOfDay(date);
  return midnight === undefined ? undefined : Math.ceil((midnight - now) / DAY);
}

/** The countdown's text. */
export const countdownLabel = (days: number): string => (days > 0 ? `${days} days left` : 'Fight Day!');
