import { type APIRequestContext, expect, test } from '@playwright/test';
import { attribute, elementsOf } from '@ringside/release/html';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import sharp from 'sharp';
import { articlePaths, missing, routes } from '../support/facts.ts';

const ORIGIN = 'https://ringside.example';
const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths])];

/** Reads a page's head. */
async function headOf(request: APIRequestContext, path: string) {
  const elements = [...elementsOf(parse(await (await request.get(path)).text()))];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0];
  return {
    title: (title as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? '',
    /** Every value of a `name` or `property`. */
    all: (key: string) =>
      metas
        .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(key))
        .map((meta) => attribute(meta, 'content')),
    links: (rel: string) =>
      elements
        .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
        .map((link) => attribute(link, 'href')),
  };
}

test('every page has a title and a description of its own, of a length that a result list shows', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { title, all } = await headOf(request, path);
    const [description = '', ...others] = all('description');
    expect(others, path).toEqual([]);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} says the same`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

for (const path of paths) {
  test(`${path} has a canonical address and a social card`, async ({ request }) => {
    const { all, links } = await headOf(request, path);
    const address = path === '/' ? `${ORIGIN}/` : ORIGIN + path;
    expect(links('canonical')).toEqual([address]);
    expect(all('robots')).toEqual([]);
    expect(all('theme-color')).toHaveLength(1);
    const article = path.startsWith('/news/');
    expect(all('og:type')).toEqual([article ? 'article' : 'website']);
    expect(all('og:url')).toEqual([address]);
    expect(all('og:site_name')).toEqual(['Ringside']);
    expect(all('twitter:card')).toEqual(['summary_large_image']);
    for (const own of ['og:title', 'og:description', 'og:image', 'og:image:alt'])
      expect(all(own), own).toEqual([expect.stringMatching(/\S/)]);
    const picture = all('og:image')[0] ?? '';
    expect(picture.startsWith(`${ORIGIN}/`)).toBe(true);
    const { width, height } = await sharp(
      await (await request.get(picture.slice(ORIGIN.length))).body(),
    ).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([...all('og:image:width'), ...all('og:image:height')]).toEqual(['1200', '630']);

    expect(all('article:published_time')).toHaveLength(article ? 1 : 0);
    if (article) {
      const keywords = all('keywords')[0]?.split(', ') ?? [];
      expect(keywords.length).toBeGreaterThanOrEqual(3);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
  });
}

test('a "not found" page is not indexed, and has no canonical address', async ({ request }) => {
  for (const { path } of missing) {
    const { all, links, title } = await headOf(request, path);
    expect(all('robots'), path).toEqual(['noindex']);
    expect(links('canonical'), path).toEqual([]);
    expect(title, path).toMatch(/not found/i);
  }
});

test('icons and the manifest exist, and the icons have the declared sizes', async ({ request }) => {
  const { links } = await headOf(request, '/');
  const [address = '', ...others] = links('manifest');
  expect(others).toEqual([]);
  const response = await request.get(address);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Ringside', start_url: '/', display: expect.any(String) });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  const icons = [...links('icon'), ...links('apple-touch-icon')];
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of icons) expect((await request.get(icon ?? '')).status(), icon).toBe(200);
});
