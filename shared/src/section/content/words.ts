const WORDS = /* @__PURE__ */ 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in running text: a word up to twelve, digits above. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());

/** The last of some days written YYYY-MM-DD; undefined if there is none. */
export const lastDay = (days: readonly string[]): string | undefined => days.toSorted().at(-1);

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in US English with its weekday, independent of the machine's time zone: "Saturday, October 18, 2025". */
export const longDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
