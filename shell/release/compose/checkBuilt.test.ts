import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, type Fixture, temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { checkBuilt } from './checkBuilt.ts';

/** With this many ids, most are in other shards than the first page. */
const IDS = Array.from({ length: 150 }, (_, each) => `entry-${each}`);
const links = IDS.map((id) => `<a href="/walks/${id}">${id}</a>`);

const walks: Fixture = {
  name: 'walks',
  pages: {
    '/walks': `<h1>Walks</h1>${links.join('')}`,
    ...Object.fromEntries(IDS.map((id) => [`/walks/${id}`, `<h1>${id}</h1>`])),
  },
  says: { routes: ['/walks', '/walks/:id'] },
};

for (const [index, id] of IDS.slice(0, 4).entries())
  test(`a link to ${id}, which is gone, is refused on a page that did not change`, {
    ...sampled(index === 0),
  }, async () => {
    const folder = await temporaryFolder();
    const dist = join(folder, 'dist');
    const check = async (fixture: Fixture) => {
      await rm(dist, { recursive: true, force: true });
      await cp(await built(fixture), dist, { recursive: true });
      return checkBuilt(folder);
    };
    await check(walks);
    const { [`/walks/${id}`]: _, ...pages } = walks.pages ?? {};
    const refused = `walks: /walks links to /walks/${id}, which does not exist`;
    await expect(check({ ...walks, pages })).rejects.toThrow(refused);
    await expect(check({ ...walks, pages }), 'repeated').rejects.toThrow(refused);
  });
