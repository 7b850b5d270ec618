import { expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { news, release, releaseSamples, samples, tree } from '../testing/samples.ts';
import { verify } from './maintenance/verify.ts';
import { readPointer } from './pointer.ts';
import { removeSection } from './remove.ts';

async function newSite() {
  const store = directoryStore(await temporaryFolder());
  await releaseSamples(store);
  return store;
}

test.each([
  ['news', '/, /gear, /training'],
  ['gear', '/, /fights'],
])('removing %s is refused while pages of others use it', async (section, pages) => {
  const store = await newSite();
  const before = await tree(store);
  await expect(removeSection(store, section)).rejects.toThrow(
    `${section} is still linked or shown on ${pages}. First release those pages without it. (still-used)`,
  );
  expect(await tree(store)).toEqual(before);
});

test('a link in the header or a feed that the head names keeps a section', async () => {
  const store = await newSite();
  const frame = (before: string, head: string) => `
    export const render = (page) => page.data.html;
    export const loadElement = () => ({ html: '' });
    export const renderElement = (tag, data) => data.html;
    export const frame = { head: ${JSON.stringify(head)}, regions: '', render: () => ({ before: ${JSON.stringify(before)}, after: '' }) };
    export const firstScript = '';`;
  await release(
    store,
    {
      ...samples.shell,
      pages: { '/': '<h1>Home</h1>', '/404': '' },
      embeds: {},
      server: frame('<a href="/news">News</a>', ''),
    },
    { ...samples.gear, pages: { '/gear': '<h1>Gear</h1>' } },
    { ...samples.training, pages: { '/training': '<h1>Training</h1>' } },
    samples.fights,
  );
  await expect(removeSection(store, 'news')).rejects.toThrow('on every page (header or footer).');
});

test('an unused section is removed with its pages and files, and can be released again', async () => {
  const store = await newSite();
  const { removed } = await removeSection(store, 'fights');
  expect(removed).toBe(1);
  expect(await store.read('fights.html')).toBeUndefined();
  expect(Object.keys((await readPointer(store))?.sections ?? {})).not.toContain('fights');
  expect(await verify(store)).toEqual([]);
  await release(store, news('second'));
  expect(Object.keys((await readPointer(store))?.sections ?? {})).not.toContain('fights');
  await release(store, samples.fights);
  expect(await verify(store)).toEqual([]);
});

test('the shell and unknown sections cannot be removed', async () => {
  const store = await newSite();
  await expect(removeSection(store, 'shell')).rejects.toThrow('The shell cannot be removed');
  await expect(removeSection(store, 'newz')).rejects.toThrow('no section "newz". Choose from fights, gear');
});
