import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { affectedBy } from './affected.ts';
import { packageFolders, workspaceRoot } from './workspace.ts';

const folders = await packageFolders();

// The pages of articles are known from a build only.
beforeAll(() => {
  const built = join(workspaceRoot, 'mf-news/dist/release.json');
  expect(existsSync(built), 'mf-news is not built. First run: npm run build').toBe(true);
});

const affected = (path: string) => affectedBy(folders, [join(workspaceRoot, path)]);

test('an article affects its page, the other pages of its section, and those that show its elements', () => {
  const found = affected('mf-news/src/content/articles/deleted.html');
  expect(found.get('news')).toEqual(
    expect.arrayContaining([
      '/news/:slug (/news/deleted)',
      '/news/stories/:range',
      'ringside-article-list',
    ]),
  );
  expect(found.get('training')).toEqual(['/training']);
  expect(found.get('shell')).toContain('/');
  expect(found.has('gear')).toBe(false);
});

test('a view affects only what shows it', () => {
  const found = affected('mf-gear/src/components/Guides.tsx');
  expect([...found.keys()]).toEqual(['shell', 'gear', 'news']);
  expect(found.get('news')).toContain('/reviews');
  expect(found.get('gear')).toEqual(['/gear', '/gear/:category', 'ringside-gear-guides']);
});

test.each([
  ['package-lock.json', 5],
  ['shell/src/layout/Header.tsx', 5],
  ['mf-fights/src/styles.css', 3],
  ['mf-fights/src/server.test.ts', 0],
  ['README.md', 0],
])('%s affects %i sections', (path, count) => {
  expect(affected(path).size).toBe(count);
});
