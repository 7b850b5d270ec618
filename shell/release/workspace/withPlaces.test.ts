import { expect, test } from 'vitest';
import { withPlaces } from './withPlaces.ts';

test.each([
  [
    { tag: 'ringside-article-list', attributes: { category: 'Training' } },
    'mf-training/src/pages/TrainingPage.tsx',
  ],
  [
    { tag: 'ringside-article-link', attributes: { fighter: 'Nobody' } },
    'mf-fights/src/components/FightParts.tsx',
  ],
  [{ tag: 'ringside-article-link' }, 'mf-fights/src/components/FightParts.tsx'],
  [{ link: '/privacy' }, 'shell/src/content/site.ts'],
] as const)('%j is in %s', async (subject, file) => {
  expect(await withPlaces({ message: 'refused', subject })).toMatch(
    new RegExp(`^refused\n    at ${file}:\\d+`),
  );
});

test('other refusals have no place', async () => {
  expect(await withPlaces({ message: 'refused' })).toBe('refused');
});
