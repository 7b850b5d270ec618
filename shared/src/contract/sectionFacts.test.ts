import { expect, test } from 'vitest';
import { fragmentPath } from './sectionFacts.ts';

test.each([
  [{}, '/embed/ringside-list'],
  [{ limit: '3' }, '/embed/ringside-list/limit-3'],
  [{ order: 'new', category: 'Fight Analysis' }, '/embed/ringside-list/category-fight-analysis-order-new'],
  [{ city: 'Łódź' }, '/embed/ringside-list/city-c5-81-c3-b3d-c5-ba'],
  [{ city: '東京' }, '/embed/ringside-list/city-e6-9d-b1-e4-ba-ac'],
  [{ city: '大阪' }, '/embed/ringside-list/city-e5-a4-a7-e9-98-aa'],
])('a fragment with %o is at %s', (attributes, path) => {
  expect(fragmentPath('ringside-list', attributes)).toBe(path);
});
