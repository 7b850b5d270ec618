import { expect, test } from 'vitest';
import { fragmentPath } from './sectionFacts.ts';

test.each([
  [{ limit: '3' }, '/embed/ringside-list/limit-3'],
  [
    { order: 'new', category: 'Fight Analysis' },
    '/embed/ringside-list/category-fight-analysis-order-new',
  ],
  [{ city: 'Łódź' }, '/embed/ringside-list/city-c5-81-c3-b3d-c5-ba'],
  [{ city: '東' }, '/embed/ringside-list/city-e6-9d-b1'],
])('a fragment with %o is at %s', (attributes, path) => {
  expect(fragmentPath('ringside-list', attributes)).toBe(path);
});
