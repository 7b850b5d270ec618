import { type APIRequestContext, expect, test } from '@playwright/test';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { articlePaths, fights, legalPages, missing, routes } from '../support/facts.ts';
import { faultsOf, refusalsOf, type Thing, thingsOn, typed } from './schemaOrg.ts';

const ORIGIN = 'https://ringside.example';
const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths])];
const pageAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const typesOn = (html: string) => thingsOn(html).map((thing) => thing['@type']);

test('every page uses the vocabulary of schema.org correctly', async ({ request }) => {
  for (const path of paths) {
    const found = thingsOn(await pageAt(request, path));
    expect(found.length, path).toBeGreaterThan(0);
    for (const thing of typed(found)) expect(faultsOf(thing), path).toEqual([]);
  }
});

test('the structured data of every page meets Google’s requirements', async ({ request }) => {
  for (const path of paths) {
    const html = await pageAt(request, path);
    expect(await refusalsOf(html), path).toEqual([]);
    for (const thing of typed(thingsOn(html))) {
      if (thing['@type'] === 'NewsArticle')
        for (const field of ['headline', 'image', 'datePublished', 'author', 'publisher'])
          expect(thing[field], `${path} ${field}`).toBeTruthy();
      if (thing['@type'] === 'SportsEvent') {
        expect(thing.location, path).toMatchObject({ name: /./, address: /./ });
        expect(thing.startDate, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
        expect(thing.competitor, path).toHaveLength(2);
      }
    }
  }
});

test('each kind of page has the right types', async ({ request }) => {
  const kinds = async (path: string) => typesOn(await pageAt(request, path));
  expect(await kinds('/')).toEqual(['WebSite', 'Organization']);
  const nights = (await kinds('/fights')).slice(0, -1);
  expect(nights.length).toBeGreaterThanOrEqual(fights.length);
  expect(await kinds('/fights')).toEqual([...nights.map(() => 'SportsEvent'), 'BreadcrumbList']);
  for (const path of ['/news', '/reviews', '/gear', '/gear/boxing-bags', '/training', '/fitness'])
    expect(await kinds(path), path).toEqual(['ItemList', 'BreadcrumbList']);
  for (const path of articlePaths) expect(await kinds(path), path).toEqual(['NewsArticle', 'BreadcrumbList']);
  for (const path of ['/about', '/contact', '/careers', ...legalPages.map((slug) => `/${slug}`)])
    expect(await kinds(path), path).toEqual(['BreadcrumbList']);
  for (const { path } of missing) expect(await kinds(path), path).toEqual([]);
});

for (const path of paths) {
  test(`${path} has no structured data that it does not show`, async ({ request }) => {
    const html = await pageAt(request, path);
    const page = shown(html);
    const things = [...typed(thingsOn(html))];
    const claims = things.flatMap((thing) => Object.entries(thing));
    expect(
      claims.flatMap(([name, value]) => (isShown(name, value, page) ? [] : [`${name}: ${value}`])),
    ).toEqual([]);
    for (const { numberOfItems, itemListElement } of things)
      if (numberOfItems) expect(itemListElement).toHaveLength(numberOfItems as number);

    for (const address of claims
      .filter(([name]) => name === 'url' || name === 'item')
      .map(([, value]) => value)) {
      if (typeof address !== 'string') continue;
      expect(address.startsWith(`${ORIGIN}/`), address).toBe(true);
      const { pathname, hash } = new URL(address);
      expect((await request.get(pathname)).status(), address).toBe(200);
      if (hash) expect(page.ids, address).toContain(hash.slice(1));
    }
  });
}

test('breadcrumbs lead from home to the page itself', async ({ request }) => {
  for (const path of paths.filter((each) => each !== '/')) {
    const crumbs = thingsOn(await pageAt(request, path)).find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = (crumbs?.itemListElement ?? []) as readonly Thing[];
    const addresses = steps.map(({ item }) => item);
    expect(addresses[0]).toBe(`${ORIGIN}/`);
    expect(addresses.at(-1)).toBe(ORIGIN + path);
  }
});

interface Shown {
  text: string;
  times: readonly string[];
  ids: readonly string[];
  pictures: readonly string[];
}

/** What a page shows: its text, the dates and times in its markup, its pictures. */
function shown(html: string): Shown {
  const words: string[] = [];
  const attributes: { name: string; value: string }[] = [];
  const walk = (node: Tree.ChildNode | Tree.Document) => {
    if ('value' in node) words.push(node.value);
    if (['script', 'style', 'title', 'head'].includes(node.nodeName)) return;
    if ('attrs' in node) attributes.push(...node.attrs);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  const valuesOf = (wanted: string) =>
    attributes.filter(({ name }) => name === wanted).map(({ value }) => value);
  return {
    text: plain(words.join(' ')),
    times: valuesOf('datetime'),
    ids: valuesOf('id'),
    pictures: valuesOf('src'),
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Values that are shown in another form. */
const forms: Readonly<Record<string, (value: string | number, page: Shown) => boolean>> = {
  datePublished: (day, { times }) => times.includes(String(day)),
  startDate: (moment, { times }) => times.includes(String(moment)),
  image: (address, { pictures }) => pictures.includes(String(address).slice(ORIGIN.length)),
  ratingValue: (rating, { text }) => text.includes(`${Number(rating).toFixed(1)} / 5.0`),
  commentCount: (count, { text }) => text.includes(`${count} comment`),
  timeRequired: (duration, { text }) => text.includes(`${/^PT(\d+)M$/.exec(String(duration))?.[1]} min`),
  eventStatus: (status, { text }) =>
    status === 'https://schema.org/EventScheduled' && text.includes('upcoming'),
};

/** Values that belong to the format itself: types, positions, ends of a scale, addresses. */
const isForm = (name: string) =>
  name.startsWith('@') ||
  ['url', 'item', 'position', 'numberOfItems', 'bestRating', 'worstRating', 'inLanguage'].includes(name);

function isShown(name: string, value: unknown, page: Shown): boolean {
  if (isForm(name) || (typeof value !== 'string' && typeof value !== 'number')) return true;
  const form = forms[name];
  if (form) return form(value, page);
  // "Event: one vs the other" is shown in separate parts.
  return plain(String(value))
    .split(/: | vs /)
    .every((piece) => page.text.includes(piece));
}
