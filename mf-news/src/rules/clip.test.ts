import { expect, test } from 'vitest';
import { clip } from './clip.ts';

test.each([
  ['not, if it fits', 'Keep the elbow in.', 18, 'Keep the elbow in.'],
  ['between words', 'Keep the elbow in.', 12, 'Keep the…'],
  ['without the comma before the cut', 'Jab, jab, and move', 13, 'Jab, jab…'],
])('a description is cut %s', (_, text, limit, expected) => {
  expect(clip(text, limit)).toBe(expected);
});
