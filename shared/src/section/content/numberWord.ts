const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A count as running text has it: a word up to twelve, digits above. For sentences that say how much content there is. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** The same at the beginning of a sentence. */
export const capitalNumberWord = (count: number): string =>
  numberWord(count).replace(/^./, (letter) => letter.toUpperCase());
