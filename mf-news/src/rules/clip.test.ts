import { expect, test } from 'vitest';
import { clip, clipToSentences, firstSentence } from './clip.ts';

test.each([
  ['not, if it fits', 'Keep the elbow in.', 18, 'Keep the elbow in.'],
  ['between words', 'Keep the elbow in.', 12, 'Keep the…'],
  ['without the comma before the cut', 'Jab, jab, and move', 13, 'Jab, jab…'],
  [
    'after a sentence that is long enough',
    'Keep the elbow in. The other hand stays up.',
    23,
    'Keep the elbow in.',
  ],
  ['after a short sentence, before one or two words', 'Jab. Then a left hook, low.', 14, 'Jab.'],
  [
    'after three words of the next sentence',
    'Jab. Then a left hook, low.',
    18,
    'Jab. Then a left…',
  ],
])('a description is cut %s', (_, text, limit, expected) => {
  expect(clip(text, limit)).toBe(expected);
});

test.each([
  ['all sentences, if they fit', 'Jab. Then a left hook.', 22, 'Jab. Then a left hook.'],
  ['the sentences that fit', 'Jab. Then a left hook, low.', 18, 'Jab.'],
  ['words, if no sentence fits', 'Keep the elbow in.', 12, 'Keep the…'],
])('a card shows %s', (_, text, limit, expected) => {
  expect(clipToSentences(text, limit)).toBe(expected);
});

test.each([
  [
    'its first sentence',
    'Keep the elbow in when you throw the jab. Then a hook.',
    'Keep the elbow in when you throw the jab.',
  ],
  [
    'two, if the first is short',
    'Jab. Then a left hook, low, under the right elbow. Then step out.',
    'Jab. Then a left hook, low, under the right elbow.',
  ],
  [
    'all of it, if it has no end',
    'Keep the elbow in when you throw the jab',
    'Keep the elbow in when you throw the jab',
  ],
])('a card on a phone shows %s', (_, text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
