import { expect, test } from 'vitest';
import { withPlaces } from './withPlaces.ts';

test.each([
  [
    'unknown-variant <ringside-article-list category="Training">',
    'mf-training/src/pages/TrainingPage.tsx',
  ],
  [
    'unknown-variant <ringside-article-link fighter="Nobody">',
    'mf-fights/src/components/FightParts.tsx',
  ],
  ['unknown-element ringside-article-link', 'mf-fights/src/components/FightParts.tsx'],
  ['dead-link news.html links to /privacy, which does not exist', 'shell/src/content/site.ts'],
])('%s is in %s', async (about, file) => {
  expect(await withPlaces({ message: 'refused', about })).toMatch(
    new RegExp(`^refused\n    at ${file}:\\d+`),
  );
});

test('other refusals have no place', async () => {
  expect(await withPlaces({ message: 'refused', about: 'locked news' })).toBe('refused');
});
