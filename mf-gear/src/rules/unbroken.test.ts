import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Brasshook Sentinel 16 Sparring Gloves', 'Brasshook Sentinel\u00a016 Sparring Gloves'],
  ['Top 10 Boxing Gloves', 'Top\u00a010 Boxing Gloves'],
  ['Heavy Bag', 'Heavy Bag'],
])('%s', (name, expected) => {
  expect(unbroken(name)).toBe(expected);
});
