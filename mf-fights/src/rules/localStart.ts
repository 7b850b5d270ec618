/** Making one takes a browser longer than all else on the page, so there is one for each time zone that was asked for. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * When a fight starts on the reader's own clock: "Sat, Oct 18, 5:00 PM EDT".
 *
 * @param startsAt the moment with its offset, as in the content
 * @param timeZone the reader's own unless given
 */
export function localStart(startsAt: string, timeZone?: string): string {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  return format.format(new Date(startsAt));
}

// What `en-US` gives, too, but for that Chromium takes half as long again.
const makeFormat = (timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
