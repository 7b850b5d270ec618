import { join } from 'node:path';
import { packageFolders } from '@ringside/release/workspace';
import type { Section } from '@ringside/shared/section/server';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { google, lacking } from './google.ts';
import { faultsOf, type Thing, typed } from './schemaOrg.ts';

const pages = new Map<string, { things: readonly Thing[]; html: string }>();
const folders = await packageFolders();
const { before, after } = (await import('../../src/server.tsx')).frame.render('/');
for (const name of ['shell', 'news', 'fights', 'training', 'gear']) {
  const { section } = (await import(join(folders.get(name) ?? '', 'src/server.tsx'))) as {
    section: Section;
  };
  for (const path of await section.paths()) {
    const page = await section.load(path);
    if (!page || page.status === 404) continue;
    const things = (page.head.structuredData ?? []) as unknown as readonly Thing[];
    if (things.length > 0)
      pages.set(path, { things, html: before + section.render(page).html + after });
  }
}
const all = [...pages].map(([path, page]) => ({ path, ...page, objects: [...typed(page.things)] }));
const typesAt = (path: string) => pages.get(path)?.things.map((thing) => thing['@type']);

test('each kind of page has the right types', () => {
  expect(typesAt('/')).toEqual(['WebSite', 'Organization']);
  expect(new Set(typesAt('/fights')?.slice(0, -1))).toEqual(new Set(['SportsEvent']));
  for (const path of ['/news', '/reviews', '/gear', '/gear/boxing-bags', '/training', '/fitness'])
    expect(typesAt(path), path).toEqual(['ItemList', 'BreadcrumbList']);
  for (const path of [...pages.keys()].filter((path) => /^\/news\/[\w-]+$/.test(path)))
    expect(typesAt(path), path).toEqual(['NewsArticle', 'BreadcrumbList']);
  for (const path of ['/about', '/contact', '/careers', '/privacy', '/terms', '/cookies', '/embed'])
    expect(typesAt(path), path).toEqual(['BreadcrumbList']);
});

const COMPILING_MS = 30_000;

test.each(all)(
  '$path uses the vocabulary of schema.org correctly',
  { timeout: COMPILING_MS },
  ({ objects }) => {
    expect(objects.flatMap(faultsOf)).toEqual([]);
  },
);

test.each(all)('$path has what Google requires and recommends', ({ things, objects }) => {
  // An organization inside another object needs only the properties that the other object's row
  // lists.
  const described = objects.filter(
    (thing) => thing['@type'] !== 'Organization' || things.includes(thing),
  );
  expect(described.flatMap(lacking)).toEqual([]);
});

test('every type of the table is on a page', () => {
  const used = new Set(all.flatMap(({ objects }) => objects.map((thing) => thing['@type'])));
  expect(Object.keys(google).filter((type) => !used.has(type))).toEqual([]);
});

test('a fight starts and ends at moments with their time zone', () => {
  for (const { startDate, endDate } of pages.get('/fights')?.things.slice(0, -1) ?? []) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
    expect(String(endDate).slice(-6)).toBe(String(startDate).slice(-6));
    expect(Date.parse(String(endDate)) - Date.parse(String(startDate))).toBe(4 * 3_600_000);
  }
});

test.each(all)('$path has no structured data that it does not show', ({ objects, html }) => {
  const page = shown(html);
  const claims = objects.flatMap((thing) => Object.entries(thing));
  expect(claims.filter(([name, value]) => !isShown(name, value, page)).map(String)).toEqual([]);
  for (const { numberOfItems, itemListElement } of objects)
    if (numberOfItems) expect(itemListElement).toHaveLength(Number(numberOfItems));
});

test.each(all)('$path names only places that exist', ({ path, things, objects }) => {
  const urls = objects
    .flatMap(({ url, item }) => [url, item])
    .filter((url) => typeof url === 'string');
  for (const url of urls) {
    const { pathname, hash } = new URL(url, 'https://ringside.example');
    const target = pages.get(pathname);
    expect(target, url).toBeDefined();
    if (hash) expect(target?.html, url).toContain(` id="${hash.slice(1)}"`);
  }
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
  if (path === '/') return;
  const steps = (crumbs as { item: string }[]).map(({ item }) => item);
  expect([steps[0], steps.at(-1)]).toEqual(['/', path]);
});

interface Shown {
  text: string;
  times: readonly string[];
  pictures: readonly string[];
}

function shown(html: string): Shown {
  const words: string[] = [];
  const attributes: { name: string; value: string }[] = [];
  const walk = (node: Tree.ChildNode | Tree.Document) => {
    if ('value' in node) words.push(node.value);
    if (['script', 'style'].includes(node.nodeName)) return;
    if ('attrs' in node) attributes.push(...node.attrs);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  const valuesOf = (wanted: string) =>
    attributes.filter(({ name }) => name === wanted).map(({ value }) => value);
  return { text: plain(words.join(' ')), times: valuesOf('datetime'), pictures: valuesOf('src') };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

const forms: Readonly<Record<string, (value: string | number, page: Shown) => boolean>> = {
  datePublished: (day, { times }) => times.includes(String(day)),
  dateModified: (day, { times }) => times.includes(String(day)),
  startDate: (moment, { times }) => times.includes(String(moment)),
  image: (url, { pictures }) => pictures.includes(String(url)),
  ratingValue: (rating, { text }) => text.includes(`${Number(rating).toFixed(1)} / 5.0`),
  commentCount: (count, { text }) => text.includes(`${count} comment`),
  timeRequired: (duration, { text }) =>
    text.includes(`${/^PT(\d+)M$/.exec(String(duration))?.[1]} min`),
  eventStatus: (status, { text }) =>
    status === 'https://schema.org/EventScheduled' && text.includes('upcoming'),
};

/**
 * Properties that a page need not show: those of the JSON-LD format, the publisher's logo, and the
 * assumed end of a fight night.
 */
const isForm = (name: string) =>
  name.startsWith('@') ||
  ['url', 'item', 'position', 'numberOfItems', 'bestRating', 'worstRating', 'inLanguage'].includes(
    name,
  ) ||
  ['logo', 'endDate', 'addressCountry'].includes(name);

function isShown(name: string, value: unknown, page: Shown): boolean {
  if (isForm(name) || (typeof value !== 'string' && typeof value !== 'number')) return true;
  const form = forms[name];
  if (form) return form(value, page);
  return plain(String(value))
    .split(/: | vs /)
    .every((piece) => page.text.includes(piece));
}
