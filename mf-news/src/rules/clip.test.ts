import { expect, test } from 'vitest';
import { clip } from './clip.ts';

test('a text that fits stays as it is', () => {
  expect(clip('Keep the elbow in.', 18)).toBe('Keep the elbow in.');
});

test.each([
  ['between words', 'Keep the elbow in.', 12, 'Keep the…'],
  ['without the comma before the cut', 'Jab, jab, and move', 13, 'Jab, jab…'],
])('a longer text is cut %s', (_, text, limit, expected) => {
  expect(clip(text, limit)).toBe(expected);
});

test('a clipped text with its ellipsis never exceeds the limit', () => {
  const text = 'The habit looks like a slow start. It is an investment with a repayment date.';
  for (let limit = 10; limit < text.length; limit++) {
    expect(clip(text, limit).length).toBeLessThanOrEqual(limit);
  }
});
