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
  const words = text.slice(0, limit).split(/\s+/).slice(0, -1).join(' ');
  const [sentences = ''] = /^.*[.!?](?= |$)/.exec(words) ?? [];
  const begun = words.slice(sentences.length).trim();

  const isEnough = sentences.length >= ENOUGH * limit || begun.split(' ').length < WORDS;
  if (sentences && isEnough) return sentences;
  return `${words.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
