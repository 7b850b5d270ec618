/** Returns the latest of several days, each as YYYY-MM-DD. */
export const lastDay = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeZone: 'UTC',
});

/** Returns a day such as "Saturday, October 18, 2025". The machine's time zone has no effect. */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
