import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, type Fixture, temporaryFolder } from '../testing/fixtures.ts';
import { checkBuilt } from './checkBuilt.ts';

const CARDS = Array.from({ length: 40 }, (_, each) => `<p>${'Card '.repeat(400)}${each}</p>`);

/** Two pages, in shards of their own. */
const walks: Fixture = {
  name: 'walks',
  pages: {
    '/walks': `<h1>Walks</h1><a href="/walks/first">First</a>${CARDS.join('')}`,
    '/walks/first': `<h1>First</h1>${CARDS.join('')}`,
    '/walks/other': '<h1>Other</h1>',
  },
  says: { routes: ['/walks', '/walks/:id'] },
};

test('a link to a page that is gone is refused, also on a page that did not change', async () => {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  const check = async (fixture: Fixture) => {
    await rm(dist, { recursive: true, force: true });
    await cp(await built(fixture), dist, { recursive: true });
    return checkBuilt(folder);
  };
  await check(walks);
  const { '/walks/first': _, ...others } = walks.pages ?? {};
  const without = { ...walks, pages: others };
  const refused = 'walks: /walks links to /walks/first, which does not exist';
  await expect(check(without)).rejects.toThrow(refused);
  await expect(check(without), 'refused again').rejects.toThrow(refused);
  await check(walks);
});
