import { PAGE_DATA_ID } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import { said } from '../cli/testing/commands.ts';
import { publish } from '../publish/publish.ts';
import { s3Store } from '../stores/s3.ts';
import type { Store } from '../stores/store.ts';
import { faultyStore } from '../testing/faultyStore.ts';
import { built, type Fixture } from '../testing/fixtures.ts';
import { refuseDuringTest, startBucket } from '../testing/s3/bucket.ts';
import {
  changed,
  newSite,
  news,
  release,
  releaseSamples,
  samples,
  sourceOf,
  tree,
} from '../testing/samples.ts';
import { pageComparison } from './pageChanges.ts';
import { planRelease } from './planRelease.ts';
import { planText } from './planText.ts';

const bucket = await startBucket();

const readOnly = (store: Store): Store =>
  faultyStore(store, (change) => {
    throw new Error(`a plan must not ${change}`);
  });

const planOf = async (...fixtures: Fixture[]) =>
  planRelease(readOnly((await newSite()).store), await Promise.all(fixtures.map(sourceOf)));

test('a plan lists the pages that the release will change, and writes nothing', async () => {
  const { store } = await newSite();
  const before = await tree(store);
  const next = news('second', { one: 'One', two: 'Another', three: 'Three' });
  const plan = await planRelease(readOnly(store), [await sourceOf(next)]);
  expect(await tree(store)).toEqual(before);
  expect(plan).toMatchObject({ goesThrough: true, pinned: [] });
  expect(plan.pages.map(({ path, change }) => `${change} ${path}`)).toEqual([
    'changed /',
    'changed /news',
    'new /news/three',
    'changed /news/two',
    'changed /training',
  ]);
  await release(store, next);
  const after = await tree(store);
  const differing = changed(before, after);
  expect(plan.files).toBe(differing.length);
  expect(differing.filter((path) => path.endsWith('.html'))).toHaveLength(plan.pages.length);
});

test('a plan shows the text that a reader would see change', async () => {
  const plan = await planOf(news('second', { one: 'One' }));
  const text = (path: string) => plan.pages.find((page) => page.path === path)?.text;
  expect(text('/training')).toEqual([
    '- first {"category":"training"}',
    '+ second {"category":"training"}',
  ]);
  expect(text('/news')).toEqual(['- onetwo', '+ one']);
  expect(plan.pages.find(({ path }) => path === '/news/two')?.change).toBe('removed');
});

test('a plan shows sizes before and after', async () => {
  const client = `export const numbers = ${JSON.stringify(Array.from({ length: 500 }, (_, each) => Math.sin(each)))}`;
  const plan = await planOf({ ...samples.gear, client });
  const gear = plan.pages.find(({ path }) => path === '/gear');
  expect(gear?.text).toEqual([]);
  expect((gear?.after?.script ?? 0) - (gear?.before?.script ?? 0)).toBeGreaterThan(3000);
  expect(planText(plan)).toMatch(
    /^script: at most \d\.\d kB on \/fights \(before: 0\.\d kB\); budget \d+\.0 kB/m,
  );
});

test('a plan counts the router only on pages that load it', async () => {
  const sizeWith = async (html: string) => {
    const plan = await planOf({ ...samples.training, pages: { '/training': html } });
    return plan.pages.find(({ path }) => path === '/training')?.after?.script ?? 0;
  };
  expect((await sizeWith('<button>Go</button>')) - (await sizeWith('<p>Go</p>'))).toBeGreaterThan(
    200,
  );
});

test('an island of the header alone loads the router, too', async () => {
  const router = '/assets/shell/islands-0123456789abcdef0123.js';
  const scriptOf = async (layout: object[]) => {
    const data = JSON.stringify({ roots: [], layout, router: { href: router } });
    const html = `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
    const compare = pageComparison(async () => Buffer.from('a module'));
    return (await compare('gear.html', undefined, Buffer.from(html))).after?.script;
  };
  expect(await scriptOf([])).toBe(0);
  expect(await scriptOf([{ id: 'l1', section: 'cart' }])).toBeGreaterThan(0);
});

test('a plan shows which budget a release newly exceeds, by how much, and what grew', async () => {
  const { store } = await newSite();
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, each) => Math.sin(each)).join(' ');
  const gear = (html: string, client = '') =>
    sourceOf({ ...samples.gear, client, pages: { '/gear': html } });
  const lines = (count: number) => numbers(count).replaceAll(' ', '<br>');
  const heavy = [await gear(lines(2500), `export const numbers = '${numbers(16_000)}';`)];
  const text = planText(await planRelease(store, heavy));
  expect(text).toMatch(
    /^html: .+; budget 14\.0 kB, newly EXCEEDED:\n {4}\/gear by \d+ B\. What grew: text and markup \+\d+ B/m,
  );
  expect(text).toMatch(
    /^script: .+; budget \d+\.0 kB, newly EXCEEDED:\n {4}\/fights by \d+ B\. What grew: assets\/gear\/index \+\d+ B/m,
  );
  expect(text).toContain(
    'The release would go through, above the budgets that the section handbook lists.',
  );

  await publish(store, { kind: 'release', sources: heavy });
  const heavier = [await gear(lines(2510), `export const numbers = '${numbers(16_010)}';`)];
  const again = planText(await planRelease(store, heavier));
  expect(again).not.toContain('EXCEEDED');
  expect(again).toMatch(/^html: .+, exceeded before, too\.$/m);
});

test('a plan reports which rule a release breaks', async () => {
  const plan = await planOf(news('first', {}));
  expect(plan).toMatchObject({ goesThrough: true });
  const dead = { ...samples.training, pages: { '/training': '<a href="/nowhere">Nowhere</a>' } };
  const refused = await planOf(dead);
  expect(refused).toMatchObject({
    goesThrough: false,
    refusals: [{ code: 'dead-link' }],
    pages: [],
  });
  expect(planText(refused)).toContain('would refuse this release:\n    ringside');
});

test('a plan reports everything that would be refused, not only the first', async () => {
  const rulesOf = async (...fixtures: Fixture[]) =>
    (await planOf(...fixtures)).refusals.map(({ code }) => code);
  const { gear, training } = samples;
  expect(
    await rulesOf(
      {
        ...gear,
        pages: {
          '/gear': '<a href="/one">1</a><a href="/gear/two">2</a><a href="/three">3</a>',
          // A link to a page that is itself refused does not count as dead.
          '/gear/two': '<script></script>',
        },
        files: { '../x': '', 'feed.xml': '' },
      },
      { ...training, pages: { '/training': '<ringside-nobody></ringside-nobody>' } },
    ),
  ).toEqual([
    'unsafe-markup',
    'unknown-element',
    'reserved-file',
    'duplicate-file',
    'dead-link',
    'dead-link',
  ]);
  const other = {
    ...gear,
    pages: { ...gear.pages, '/other': '' },
    says: { routes: ['/gear', '/training'] },
  };
  expect(await rulesOf(other)).toEqual(['duplicate-route', 'undeclared-route']);
});

test('a plan stops at twenty refusals', async () => {
  const links = Array.from({ length: 30 }, (_, each) => `<a href="/${each}">x</a>`).join('');
  const plan = await planOf({ ...samples.gear, pages: { '/gear': links } });
  expect(plan.refusals).toHaveLength(20);
});

test('a plan of what is live already changes no page', async () => {
  const plan = await planOf(samples.news);
  expect(plan.pages).toEqual([]);
  expect(planText(plan)).toContain('is live already');
});

test('a plan works for a bucket with read-only credentials', async () => {
  const store = s3Store('site', 'plan');
  await releaseSamples(store);
  const refused: string[] = [];
  refuseDuringTest(bucket, (method, path) => {
    const isRefused = method !== 'GET' && method !== 'HEAD';
    if (isRefused) refused.push(`${method} ${path}`);
    return isRefused;
  });
  const { goesThrough, pages } = await planRelease(store, [await sourceOf(news('second'))]);
  expect({ goesThrough, pages: pages.length, refused }).toEqual({
    goesThrough: true,
    pages: 2,
    refused: [],
  });
  await expect(release(store, news('second'))).rejects.toThrow('AccessDenied');
});

const cart = (starts: { 'ringside-cart'?: string }): Fixture => ({
  name: 'cart',
  pages: { '/cart': '<ringside-cart></ringside-cart>' },
  elements: { 'ringside-cart': '<p>Three</p>' },
  says: { starts },
});

test('a plan, a preview and a release say what starts by itself, if that changes', async () => {
  const { folder } = await newSite();
  const [quiet, early, late] = await Promise.all(
    [{}, { 'ringside-cart': 'load' }, { 'ringside-cart': 'idle' }].map((starts) =>
      built(cart(starts)),
    ),
  );
  const targets = {
    plan: ['--to', folder],
    release: ['--to', folder],
    preview: ['--of', folder, '--to', `${folder}-preview`],
  };
  const after = async (verb: keyof typeof targets, dist = '') =>
    (await said([verb, 'cart', ...targets[verb], '--from', dist])).out;

  expect(await after('release', quiet)).not.toContain('by itself');

  const now =
    'cart: <ringside-cart> now starts by itself (load), which loads its script for every visitor.';
  for (const verb of ['plan', 'preview', 'release'] as const)
    expect(await after(verb, early)).toContain(now);

  expect(await after('plan', late)).toContain('cart: <ringside-cart> now starts by itself (idle)');
  expect(await after('release', early)).not.toContain('by itself');
  expect(await after('release', quiet)).toContain(
    'cart: <ringside-cart> no longer starts by itself.',
  );
});
