/** Made when it is first needed, because that takes longer than everything else on the page. */
let format: Intl.DateTimeFormat | undefined;

/**
 * A moment on the reader's own clock: "Sat, Oct 18, 5:00 PM EDT".
 *
 * @param moment with its offset
 */
export function localTime(moment: string): string {
  // The result is the same as for `en-US`, which takes Chromium half as long again.
  format ??= new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(new Date(moment));
}
