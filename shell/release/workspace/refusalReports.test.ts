import { expect, test } from 'vitest';
import { ComposeError } from '../support/ComposeError.ts';
import { placesOf, refusalsOf, refusalText } from './refusalReports.ts';

test.each([
  [
    { tag: 'ringside-article-list', attributes: { category: 'Training' } },
    'mf-training/src/pages/TrainingPage.tsx',
  ],
  [
    { tag: 'ringside-article-link', attributes: { fighter: 'Nobody' } },
    'mf-fights/src/components/Preview.tsx',
  ],
  [{ tag: 'ringside-article-link' }, 'mf-fights/src/components/Preview.tsx'],
  [{ link: '/privacy' }, 'shell/src/content/site.ts'],
] as const)('%j is in %s', async (subject, file) => {
  expect((await placesOf(subject))[0]).toMatch(new RegExp(`^${file}:\\d+$`));
});

test('a refusal is printed with its places, if it has any', async () => {
  const refusal = new ComposeError('dead-link', 'no', { subject: { link: '/privacy' } });
  const [first = { message: '', places: [] }] = await refusalsOf(refusal);
  expect(refusalText(first)).toMatch(/^ringside: no \(dead-link\)\n {4}at shell\/src\/.+:\d+/);
  expect(refusalText({ message: 'refused', places: [] })).toBe('refused');
});
