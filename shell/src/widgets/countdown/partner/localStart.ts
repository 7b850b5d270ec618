/** When a fight starts in the reader's time zone: "Your time: Sat, Oct 18, 5:00 PM EDT". */
export const localStart = (startsAt: string): string =>
  `Your time: ${new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    timeZoneName: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
    .format(new Date(startsAt))
    // In a narrow place the line ends before the time, not inside it.
    .replaceAll(' ', '\xa0')}`;
