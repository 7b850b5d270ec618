/** When a fight starts in the reader's time zone: "Your time: Sat, Oct 18, 5:00 PM EDT". */
export const localStart = (startsAt: string): string =>
  `Your time: ${new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(startsAt))}`;
