/** A sentence that has this share of the limit is not followed by the beginning of another one. */
const ENOUGH = 0.78;
/** A beginning with fewer words says nothing. */
const WORDS = 3;

/**
 * Returns at most `limit` characters, cut after a sentence, or else between words, with an
 * ellipsis.
 */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = wordsWithin(text, limit);
  const sentences = sentencesOf(words);
  const begun = words.slice(sentences.length).trim();

  const isEnough = sentences.length >= ENOUGH * limit || begun.split(' ').length < WORDS;
  if (sentences && isEnough) return sentences;
  return `${words.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

/** Returns the whole sentences that fit `limit` characters. A card never stops within a thought. */
export const clipToSentences = (text: string, limit: number): string =>
  text.length <= limit ? text : sentencesOf(wordsWithin(text, limit)) || clip(text, limit);

const wordsWithin = (text: string, limit: number): string =>
  text.slice(0, limit).split(/\s+/).slice(0, -1).join(' ');

const sentencesOf = (words: string): string => /^.*[.!?](?= |$)/.exec(words)?.[0] ?? '';

/** Returns the text up to the end of its first sentence. One that is short is not enough alone. */
export const firstSentence = (text: string): string =>
  /^.{40,}?[.!?](?= |$)/.exec(text)?.[0] ?? text;
