import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verify } from '../publish/maintenance/verify.ts';
import { readPointer } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import {
  changed,
  newSite,
  newStore,
  news,
  release,
  samples,
  sourceOf,
  textAt,
  tree,
} from '../testing/samples.ts';
import { previewReleases, promote } from './preview.ts';

const idOf = async (store: Store, section: string) =>
  (await readPointer(store))?.sections[section]?.release;

const NOINDEX = '<meta data-head name="robots" content="noindex">';
const secondNews = await sourceOf(news('second'));

async function previewed() {
  const [{ store: live }, preview] = [await newSite(), await newStore()];
  await previewReleases(live, preview, [secondNews], 'https://preview.example');
  return { live, preview };
}

test('a preview is the whole live site with the new releases, hidden from search engines', async () => {
  const { store: live } = await newSite();
  const before = await tree(live);
  const preview = await newStore();
  const { pages } = await previewReleases(live, preview, [secondNews], 'https://preview.example');
  expect(pages).toBe(9);
  expect(await tree(live)).toEqual(before);
  expect(await verify(preview)).toEqual([]);
  const files = await tree(preview);
  const html = [...files].filter(([path]) => path.endsWith('.html'));
  expect(html).toHaveLength(9);
  for (const [path, page] of html) {
    expect(page, path).toContain(NOINDEX);
    expect(page, path).not.toContain('rel="canonical"');
  }
  expect(files.get('_headers')).toContain('/*\n  X-Robots-Tag: noindex\n');
  expect(files.get('index.html')).toContain('second');
  expect(files.get('sitemap.xml')).toContain('https://preview.example/gear');
  const pinned = [...before.keys()].filter((path) => path.startsWith('embed/clock@'));
  expect(pinned).toHaveLength(1);
  for (const path of pinned) expect(files.get(path)).toBe(before.get(path));
});

test('only the pages of a preview contain the inspector', async () => {
  const { live, preview } = await previewed();
  expect(await textAt(preview, 'news.html')).toContain('<script>inspect()</script>');
  const hash = createHash('sha256').update('inspect()').digest('base64');
  expect(await textAt(preview, 'news.html')).toContain(`'sha256-${hash}'`);
  for (const [path, file] of await tree(live)) {
    if (path.endsWith('.html')) expect(file, path).not.toContain('inspect()');
  }
});

test('only a preview has source maps: those of its new modules', async () => {
  const { live, preview } = await previewed();
  const mapsOf = async (store: Store) =>
    [...(await tree(store)).keys()].filter((path) => /\.map$/.test(path));
  const withMaps = (id: string) => ({
    ...secondNews,
    readMap: async (path: string) => (path.startsWith('assets') ? Buffer.from(id) : undefined),
  });
  for (const id of ['one', 'two'])
    await previewReleases(live, preview, [withMaps(id)], 'https://preview.example');
  const [map = '', ...others] = await mapsOf(preview);
  expect([map, others]).toEqual([
    expect.stringMatching(/^maps\/assets\/news\/[\w-]+\.js\.map$/),
    [],
  ]);
  expect(await textAt(preview, map)).toBe('two');
  await promote(preview, live);
  expect(await mapsOf(live)).toEqual([]);
});

test('a preview can be replaced by one of other releases', async () => {
  const { live, preview } = await previewed();
  await previewReleases(live, preview, [await sourceOf(news('third'))]);
  expect(await textAt(preview, 'index.html')).toContain('third');
  expect(await textAt(preview, 'sitemap.xml')).toContain('https://preview.example/gear');
  await release(preview, news('fourth'));
  expect(await textAt(preview, 'news.html')).toContain(NOINDEX);
  expect(await verify(preview)).toEqual([]);
});

test('promoting makes exactly what was previewed live, whatever was built since', async () => {
  const { live, preview } = await previewed();
  const { store: direct } = await newSite();
  await release(direct, news('second'));
  const { promoted, written } = await promote(preview, live);
  expect(promoted).toEqual([['news', secondNews.release.id]]);
  expect(written).toBe(2);
  const differing = changed(await tree(direct), await tree(live));
  expect(differing.filter((path) => !/^releases\/generations|^sections\.json$/.test(path))).toEqual(
    [],
  );
  expect(await verify(live)).toEqual([]);
  await expect(promote(preview, live)).rejects.toThrow('is already live');
});

test('promoting refuses to undo a release made in the meantime', async () => {
  const { live, preview } = await previewed();
  await release(live, news('meanwhile'));
  const before = await tree(live);
  await expect(promote(preview, live)).rejects.toThrow(
    /news \w+ became live in the meantime.*\(outdated-preview\)$/,
  );
  expect(await tree(live)).toEqual(before);
});

test('promoting refuses when a page would differ from its preview', async () => {
  const { live, preview } = await previewed();
  const pages = { '/training': '<h1>New</h1><ringside-list></ringside-list>' };
  await release(live, { ...samples.training, pages });
  const before = await tree(live);
  await expect(promote(preview, live)).rejects.toThrow(
    'training.html would differ from the preview',
  );
  expect(await tree(live)).toEqual(before);
});

test('promoting works when the live site changed only elsewhere', async () => {
  const { live, preview } = await previewed();
  const fights = { ...samples.fights, pages: { '/fights': '<h1>Other fights</h1>' } };
  await release(live, fights);
  await promote(preview, live);
  expect(await textAt(live, 'fights.html')).toContain('Other fights');
  expect(await idOf(live, 'news')).toBe(secondNews.release.id);
  expect(await verify(live)).toEqual([]);
});

type Sites = Awaited<ReturnType<typeof previewed>>;
let unchanged: Promise<Sites> | undefined;

const misuses: readonly [string, (sites: Sites) => Promise<unknown>, string][] = [
  [
    'a preview of a preview',
    ({ preview }) => previewReleases(preview, preview, []),
    'Name the site',
  ],
  ['promoting nothing', async ({ live }) => promote(await newStore(), live), 'is not a preview'],
  [
    'promoting to a preview',
    ({ preview }) => promote(preview, preview),
    'is a preview. Name the live site',
  ],
];

test.each(misuses)('%s is refused, and nothing changes', async (_, attempt, line) => {
  unchanged ??= previewed();
  const sites = await unchanged;
  const before = [await tree(sites.live), await tree(sites.preview)];
  await expect(attempt(sites)).rejects.toThrow(line);
  expect([await tree(sites.live), await tree(sites.preview)]).toEqual(before);
});
