const WORDS =
  /* @__PURE__ */ 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a number up to twelve as a word, and a larger number in digits. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());

/** Returns the latest of several days, each as YYYY-MM-DD. */
export const lastDay = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeZone: 'UTC',
});

/** Returns a day such as "Saturday, October 18, 2025". The machine's time zone has no effect. */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
