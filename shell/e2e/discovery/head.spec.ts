import { attribute, elementsOf } from '@ringside/release/html';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import sharp from 'sharp';
import { articlePaths, missing, routes } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';

const ORIGIN = 'https://ringside.example';
const paths = [...new Set([...routes.map(({ path }) => path), ...articlePaths])];

function headOf(html: string) {
  const elements = [...elementsOf(parse(html))];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0];
  return {
    title: (title as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? '',
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

test('every page has a title and a description of its own, a canonical URL and a social card', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    const { title, all, links } = headOf(await (await request.get(path)).text());
    const [description = '', ...others] = all('description');
    expect(others, path).toEqual([]);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    for (const text of [title, description]) {
      expect(seen.get(text), `${path} says the same`).toBeUndefined();
      seen.set(text, path);
    }

    const url = path === '/' ? `${ORIGIN}/` : ORIGIN + path;
    const article = path.startsWith('/news/');
    expect(links('canonical'), path).toEqual([url]);
    for (const [key, values] of Object.entries({
      robots: ['max-image-preview:large'],
      'theme-color': [expect.any(String)],
      'og:type': [article ? 'article' : 'website'],
      'og:url': [url],
      'og:site_name': ['Ringside'],
      'twitter:card': ['summary_large_image'],
      'og:title': [expect.stringMatching(/\S/)],
      'og:description': [expect.stringMatching(/\S/)],
      'og:image': [expect.stringMatching(`^${ORIGIN}/.`)],
      'og:image:alt': [expect.stringMatching(/\S/)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      author: article ? [expect.stringMatching(/^\S+ \S+/)] : [],
      'article:author': [],
      'article:published_time': article ? [expect.any(String)] : [],
      'article:modified_time': article ? [expect.any(String)] : [],
    }))
      expect(all(key), `${path} ${key}`).toEqual(values);

    pictures.add(all('og:image')[0] ?? '');
    const keywords = all('keywords')[0]?.split(', ') ?? [];
    expect(new Set(keywords).size, path).toBe(keywords.length);
    if (article) expect(keywords.length, path).toBeGreaterThanOrEqual(3);
  }

  for (const url of pictures) {
    const picture = await request.get(url.slice(ORIGIN.length));
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([width, height], url).toEqual([1200, 630]);
  }
});

test('unknown URLs get a "not found" page that is not indexed and does not echo the URL', async ({
  request,
}) => {
  for (const { path, text, action, to } of [
    ...missing,
    { ...missing[2], path: '/%3Cimg%20src=x%20onerror=alert(1)%3E' },
    { ...missing[0], path: '/news/__proto__' },
    { ...missing[1], path: '/gear/constructor' },
    { ...missing[2], path: '/..%2f..%2fetc' },
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main, path).toMatch(/<h1[^>]*>404</);
    expect(main, path).toContain(`>${text}<`);
    expect(main, path).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${action}<`));
    expect(main.replace(/<[^>]*>/g, ''), path).not.toMatch(/onerror|__proto__|constructor|etc/);
    const { all, links, title } = headOf(html);
    expect(all('robots'), path).toEqual(['noindex']);
    expect(links('canonical'), path).toEqual([]);
    expect(title, path).toMatch(/not found/i);
  }
});

test('a page that nobody shares has no social card', async ({ request }) => {
  for (const path of ['/no-such-page', '/embed/frame']) {
    const { all } = headOf(await (await request.get(path)).text());
    for (const key of ['og:title', 'og:image', 'twitter:card']) expect(all(key), path).toEqual([]);
  }
});

test('the icons that are requested without reading a page exist', async ({ request }) => {
  for (const [path, type, first] of [
    ['/favicon.ico', 'image/x-icon', [0, 0, 1, 0]],
    ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
    expect([...(await response.body()).subarray(0, 4)], path).toEqual(first);
  }
});

test('icons and the manifest exist, and the icons have the declared sizes', async ({ request }) => {
  const { links } = headOf(await (await request.get('/')).text());
  const [url = '', ...others] = links('manifest');
  expect(others).toEqual([]);

  const response = await request.get(url);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Ringside', start_url: '/', display: expect.any(String) });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );

  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }

  const icons = links('icon');
  expect(icons.length).toBe(1);
  for (const icon of icons) expect((await request.get(icon ?? '')).status(), icon).toBe(200);
});
