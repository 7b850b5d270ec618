import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { CatalogueFile } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import type { Site } from '../../format/site.ts';
import { verify } from '../../publish/maintenance/verify.ts';
import { publish } from '../../publish/publish.ts';
import { type Store, write } from '../../stores/store.ts';
import { Refusals } from '../../support/Refusals.ts';
import { type Fixture, shellServer } from '../../testing/fixtures.ts';
import {
  newSite,
  newStore,
  release,
  releaseSamples,
  samples,
  textAt,
} from '../../testing/samples.ts';
import { siteFiles } from '../output/siteFiles.ts';
import { fixedFirst } from './catalogue.ts';

const another = (script: string) => ({ ...samples.shell, embeds: { clock: script } });
const pinned = async (store: Store) =>
  (await store.list('embed')).filter((path) => path.includes('@'));

const listed = async (store: Store) =>
  JSON.parse(await textAt(store, 'embed/index.json')) as CatalogueFile[];

test('an embed file has two URLs, and the list describes it completely', async () => {
  const { store } = await newSite();
  const [clock, ...others] = await listed(store);
  expect(others).toEqual([]);
  expect(clock).toMatchObject({ name: 'clock', evergreen: '/embed/clock.js' });
  expect(clock?.pinned).toBe(`/embed/clock@${clock?.release}.js`);
  const text = await textAt(store, 'embed/clock.js');
  expect(await textAt(store, clock?.pinned.slice(1) ?? '')).toBe(text);
  const hash = await crypto.subtle.digest('SHA-384', Buffer.from(text));
  expect(clock?.integrity).toBe(`sha384-${Buffer.from(hash).toString('base64')}`);
  expect(clock?.bytes).toBe(text.length);
  expect(clock?.gzip).toBe(gzipSync(text).length);
  expect(clock?.brotli).toBeLessThan(text.length);
});

test('partners get a section’s routes in its order, after the first that is a path', () => {
  expect(fixedFirst(['/walks/:slug', '/walks', '/crowds'])).toEqual([
    '/walks',
    '/walks/:slug',
    '/crowds',
  ]);
  expect(fixedFirst(['/news', '/news/:slug', '/reviews'])).toEqual([
    '/news',
    '/news/:slug',
    '/reviews',
  ]);
});

test('a pinned file stays after another release, after a rollback, and after pruning', async () => {
  const { store } = await newSite();
  const [first = ''] = await pinned(store);
  const text = await textAt(store, first);
  await release(store, another('globalThis.clock = "second"'));
  const [second] = await listed(store);
  expect(await textAt(store, 'embed/clock.js')).toContain('second');
  expect((await pinned(store)).sort()).toEqual([first, second?.pinned.slice(1)].sort());
  await publish(store, { kind: 'rollback', section: 'shell' });
  expect(await textAt(store, 'embed/clock.js')).toBe(text);
  await release(store, { ...samples.shell, embeds: {} });
  await publish(store, { kind: 'prune', keep: 1 });
  expect(await listed(store)).toEqual([]);
  expect(await store.list('embed')).not.toContain('embed/clock.js');
  expect(await textAt(store, first)).toBe(text);
  expect(await verify(store)).toEqual([]);
});

test('a page with live views has the newest script for iframes', async () => {
  const partnerPages = `export const partnerPages = () => ({
    '/embed/clock': { page: 'Embed', html: '<h1>Clock</h1>', head: { title: 'Clock', description: 'Clock' } },
  });`;
  const shellWith = (frame: string): Fixture => ({
    ...samples.shell,
    embeds: { frame },
    server: `${shellServer(samples.shell)}${partnerPages}`,
  });
  const store = await newStore();
  for (const script of ['first', 'second']) {
    await release(store, ...Object.values({ ...samples, shell: shellWith(script) }));
    const [file] = await listed(store);
    expect(await textAt(store, 'embed/clock.html'), script).toContain(
      `<script async src="${file?.pinned}" integrity="${file?.integrity}"></script>`,
    );
  }
});

test('verify finds a damaged pinned file, and releasing again repairs it', async () => {
  const { store } = await newSite();
  const [file = ''] = await pinned(store);
  await write(store, file, Buffer.from('damaged'));
  expect(await verify(store)).toMatchObject([{ code: 'changed-file', path: file }]);
  await releaseSamples(store);
  expect(await verify(store)).toEqual([]);
});

test('an embed file contains its release, the site’s URL, and another section’s data for its tag', async () => {
  const { store } = await newSite();
  const page: { clock?: unknown } = {};
  runInNewContext(await textAt(store, 'embed/clock.js'), page);
  const [clock] = await listed(store);
  expect(page.clock).toEqual({
    release: clock?.release,
    origin: 'https://ringside.example',
    data: { 1: '2025-10-18' },
  });
  await release(store, {
    ...samples.fights,
    widgetData: { 'ringside-clock': { 1: '2025-10-19' } },
  });
  expect(await textAt(store, 'embed/clock.js')).toContain('2025-10-19');
  expect(await pinned(store)).toHaveLength(2);
});

test('an embed file means the same on a page in another encoding', async () => {
  const store = await newStore();
  await release(
    store,
    ...Object.values({ ...samples, shell: another('globalThis.clock = ["…", `🎉`, /é/.source]') }),
  );
  const page: { clock?: unknown } = {};
  runInNewContext(Buffer.from((await store.read('embed/clock.js')) ?? '').toString('latin1'), page);
  expect(page.clock).toEqual(['…', '🎉', '\\u00e9']);
});

test('prune keeps files that a pinned file of an earlier release names', async () => {
  const { store } = await newSite();
  const [module = ''] = (await store.list('assets/gear')).filter((path) => path.endsWith('.js'));
  await release(store, another(`import("../${module}")`));
  await release(store, another(''));
  await release(store, { ...samples.gear, client: 'export const other = 1' });
  await publish(store, { kind: 'prune', keep: 1 });
  expect(await store.list('assets/gear')).toContain(module);
  expect(await verify(store)).toEqual([]);
});

test('hosts that read _headers get a rule for each embed file, and not more rules than they read', async () => {
  const { store } = await newSite();
  const [file = ''] = await pinned(store);
  const headers = await textAt(store, '_headers');
  expect(headers).toContain('\n/embed/clock.js\n  Cache-Control: public, max-age=300\n');
  expect(headers).toContain(`\n/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`clock-${index}`, `${index}`]),
  );
  await release(store, { ...samples.shell, embeds: many });
  const rules = (await textAt(store, '_headers')).match(/^\//gm);
  expect(rules).toHaveLength(100);
});

test('a site whose pages use up the rules of _headers gets none for embed files', async () => {
  const pages = new Map(
    Array.from({ length: 60 }, (_, index) => [`/page-${index}`, undefined] as const),
  );
  const files = siteFiles({ isPreview: false } as Site, pages, ['embed/clock.js'], new Refusals());
  expect((await files.next()).value?.[1]).not.toContain('/embed/clock.js');
});
