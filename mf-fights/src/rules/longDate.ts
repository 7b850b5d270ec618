const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in US English with its weekday, independent of the machine's time zone: "Saturday, October 18, 2025". */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
