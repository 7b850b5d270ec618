import { expect, test } from 'vitest';
import { discountPercent } from './discountPercent.ts';

test('the discount is a percentage of the original price', () => {
  expect(discountPercent('$96.00', '$120.00')).toBe(20);
});

test('the discount is rounded to the nearest whole percentage', () => {
  expect(discountPercent('$139.00', '$185.00')).toBe(25); // 24.86
  expect(discountPercent('$68.50', '$95.00')).toBe(28); // 27.89
  expect(discountPercent('$16.50', '$24.00')).toBe(31); // 31.25
});
