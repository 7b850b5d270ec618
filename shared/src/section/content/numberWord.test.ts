import { expect, test } from 'vitest';
import { capitalNumberWord, numberWord } from './numberWord.ts';

test('counts are words up to twelve, and digits above', () => {
  expect([0, 1, 4, 12, 13].map(numberWord)).toEqual(['no', 'one', 'four', 'twelve', '13']);
  expect([4, 13].map(capitalNumberWord)).toEqual(['Four', '13']);
});
