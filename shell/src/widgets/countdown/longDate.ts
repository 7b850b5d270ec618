const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A day as people say it, the same wherever it is read: "Saturday, October 18, 2025". */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
