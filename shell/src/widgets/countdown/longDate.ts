const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in words, the same for every reader: "Saturday, October 18, 2025". */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
