import { expect, test } from 'vitest';
import { routeKey, routeMatcher } from './routes.ts';

test.each([
  [['/news', '/news/:slug'], '/news', true],
  [['/news', '/news/:slug'], '/news/a-title_2', true],
  [['/news/:slug'], '/news', false],
  [['/news/:slug'], '/news/a/b', false],
  [['/news/:slug'], '/news/-a', false],
  [['/news/:slug'], '/news/a.html', false],
  [['/news'], '/newsroom', false],
  [['/gear/:kind/:id'], '/gear/gloves/1', true],
  [[], '/news', false],
  [[], '', false],
] as const)('of %s, %s belongs to one: %s', (routes, path, expected) => {
  expect(routeMatcher(routes)(path)).toBe(expected);
});

test('routes that differ in the name of a parameter are the same', () => {
  expect(routeKey('/news/:slug')).toBe(routeKey('/news/:id'));
  expect(routeKey('/news/:slug')).not.toBe(routeKey('/news'));
});
