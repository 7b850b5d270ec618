import { expect, test } from 'vitest';
import { isActive } from './isActive.ts';

test.each([
  ['/', '/', true],
  ['/', '/news', false],
  ['/news', '/news', true],
  ['/news', '/news/some-story', true],
  ['/news', '/newsletter', false],
  // The plans are a part of training.
  ['/training', '/fitness', true],
  ['/training', '/gear', false],
])('the header link to %s on %s is current: %s', (href, path, isCurrent) => {
  expect(isActive(href, path)).toBe(isCurrent);
});
