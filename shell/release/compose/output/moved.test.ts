import { expect, test } from 'vitest';
import { planRelease } from '../../preview/planRelease.ts';
import { planText } from '../../preview/planText.ts';
import { newSite, news, release, sourceOf } from '../../testing/samples.ts';

/** The news section after its article `one` was renamed to `first`. */
function renamed(files: Record<string, string>) {
  const fixture = news('first', { first: 'One', two: 'Two' });
  return { ...fixture, files: { ...fixture.files, ...files } };
}

test('the former URL of a page leads to it, on any host and for search engines', async () => {
  const { store } = await newSite();
  await release(store, renamed({ 'news/one.html': '/news/first' }));
  const page = String(await store.read('news/one.html'));
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/news/first">');
  expect(page).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/news\/first">/);
  expect(page).toContain('<a href="/news/first">');
  expect(String(await store.read('_redirects'))).toBe('/news/one /news/first 301\n');
  expect(String(await store.read('sitemap.xml'))).not.toContain('/news/one');
});

test.each([
  ['a page that does not exist', { 'news/one.html': '/news/nope' }, /moved to \/news\/nope/],
  ['a name outside its routes', { 'gear/one.html': '/news/first' }, /has no page there/],
  [
    'the name of another page',
    { 'news/two.html': '/news/first' },
    /news\/two\.html is written twice/,
  ],
])('%s is refused as a former URL', async (_, files, message) => {
  const { store } = await newSite();
  await expect(release(store, renamed(files))).rejects.toThrow(message);
});

test('a link to a former URL is refused with the new one', async () => {
  const { store } = await newSite();
  const fixture = renamed({ 'news/one.html': '/news/first' });
  const pages = { ...fixture.pages, '/news/two': '<h1>Two</h1><a href="/news/one">One</a>' };
  await expect(release(store, { ...fixture, pages })).rejects.toThrow(
    'links to /news/one, which has moved. Link to /news/first.',
  );
});

test('a plan warns of a URL that leads nowhere any more, and of no other', async () => {
  const { store } = await newSite();
  const planned = async (files: Record<string, string>) =>
    planText(await planRelease(store, [await sourceOf(renamed(files))]));
  expect(await planned({})).toMatch(
    /Warning: links from elsewhere to \/news\/one would find no page/,
  );
  expect(await planned({ 'news/one.html': '/news/first' })).not.toContain('Warning');
});
