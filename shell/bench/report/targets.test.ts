import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { isMet, METRICS, targetOf } from './targets.ts';

const figure = { metric: 'any', route: 'home', ours: 105, limit: 100 };

test.each([
  ['at most its target', { atMost: 105 }, true],
  ['above its target', { atMost: 104.9 }, false],
  ['at least its target', { atLeast: 105 }, true],
  ['below its target', { atLeast: 106 }, false],
  ['within its ratio to the limit', { timesLimit: 1.05 }, true],
  ['beyond its ratio to the limit', { timesLimit: 1.04 }, false],
  ['within its distance of the limit', { aboveLimit: 5 }, true],
  ['too far above the limit', { aboveLimit: 4.9 }, false],
])('a figure %s', (_, target, met) => {
  expect(isMet(figure, target)).toBe(met);
});

test('without a target, or without the figure to compare with, there is no verdict', () => {
  expect(isMet(figure, undefined)).toBeUndefined();
  expect(isMet({ ...figure, limit: undefined }, { timesLimit: 1 })).toBeUndefined();
});

test('the size budget of a first view depends on the route', () => {
  const weighed = (route: string) => targetOf({ metric: 'firstView', route }, routes);
  expect(weighed('home')).toEqual({ atMost: 60 });
  expect(weighed('article')).toEqual({ atMost: 50 });
  expect(weighed('legal')).toEqual({ atMost: 35 });
});

test('some visit leads to every kind of page except the "not found" page', () => {
  const goals = routes.map(({ next }) => next);
  for (const { name, path } of routes.filter((route) => route.name !== '404'))
    expect(goals, name).toContain(path);
});

test('every metric has a label of its own', () => {
  const labels = Object.values(METRICS).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
