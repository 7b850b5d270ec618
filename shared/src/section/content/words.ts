const WORDS =
  /* @__PURE__ */ 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Writes a number as a word up to twelve, and in digits above. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());

/** Returns the last of days that are written YYYY-MM-DD. */
export const lastDay = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeZone: 'UTC',
});

/** Writes a day such as "Saturday, October 18, 2025", independent of the machine's time zone. */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
