/**
 * When a fight starts on the reader's own clock: "Sat, Oct 18, 5:00 PM EDT".
 *
 * @param startsAt the moment with its offset, as in the content
 * @param timeZone the reader's own unless given
 */
export function localStart(startsAt: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(startsAt));
}
