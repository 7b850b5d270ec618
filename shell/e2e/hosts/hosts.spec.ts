import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFile } from '@ringside/release/pageFile';
import { articlePaths } from '../support/facts.ts';
import { siteFolder } from '../support/servedPages.ts';
import { test as visit } from '../support/test.ts';
import { goBack, isMarked, mark, ready } from '../support/visit.ts';

const article = articlePaths[0] ?? '';
const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const one = (kind: RegExp) => `/${files.find((file) => kind.test(file))}`;

const FRAMED = '/embed/frame?element=ringside-countdown&fight=1';
const IMMUTABLE = [
  one(/^vendor\/.*\.js$/),
  one(/^assets\/.*\.woff2$/),
  one(/^embed\/[^/]+@[^/]+\.js$/),
];

for (const path of ['/', '/news', article, '/about', '/embed', '/embed/countdown', FRAMED])
  test(`${path} is a page, without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(textOf(pageFile(path.replace(/\?.*/, ''))));
  });

test('a trailing slash leads to the same page, and the query stays', async ({ request }) => {
  for (const path of ['/news', article, '/about']) {
    const response = await request.get(`${path}/?utm=1`);
    expect(response.status(), path).toBe(200);
    expect(response.url(), path).toMatch(/\?utm=1$/);
    expect(await response.text(), path).toBe(textOf(pageFile(path)));
  }
});

test('a missing URL gets a page of ours with status 404, which is not cached', async ({ request }, {
  project,
}) => {
  const ofNews = project.name === 'host lighttpd' ? '404.html' : 'news/404.html';
  for (const [path, file] of [
    ['/nothing', '404.html'],
    ['/news/nothing', ofNews],
    ['/assets', '404.html'],
    ['/assets/nothing.js', '404.html'],
    ['/embed/nothing.js', '404.html'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toBe(textOf(file));
    expect(response.headers()['cache-control'] ?? 'no-cache', path).toMatch(/^no-(cache|store)$/);
  }
});

test('hidden files, which exist during a release, are not served', async ({ request }) => {
  expect([403, 404]).toContain((await request.get('/.hidden/x.txt')).status());
});

for (const [kind, type] of [
  [/^embed\/[^/@]+\.js$/, /^(text|application)\/javascript/],
  [/^assets\/.*\.css$/, /^text\/css/],
  [/\.xml$/, /^(text|application)\/xml(; charset=utf-8)?$/],
  [/^robots\.txt$/, /^text\/plain; charset=utf-8$/],
  [/\.ics$/, /^text\/calendar; charset=utf-8$/],
  [/^embed\/.*\.json$/, /^application\/json/],
  [/\.webmanifest$/, /^application\/manifest\+json/],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.avif$/, /^image\/avif$/],
  [/\.woff2$/, /^font\/woff2$/],
] as const)
  test(`${kind.source} has the type ${type.source}`, async ({ request }) => {
    expect((await request.get(one(kind))).headers()['content-type']?.toLowerCase()).toMatch(type);
  });

for (const [name, type] of [
  ['of.csv', 'text/csv; charset=utf-8'],
  ['of.md', 'text/markdown; charset=utf-8'],
  ['of.vcf', 'text/vcard; charset=utf-8'],
  ['of.rss', 'application/rss+xml; charset=utf-8'],
  ['of.atom', 'application/atom+xml; charset=utf-8'],
] as const)
  test(`a section's file ${name} has the type ${type}`, async ({ request }) => {
    expect((await request.get(`/${name}`)).headers()['content-type']?.toLowerCase()).toBe(type);
  });

test('every response has the headers that partners’ pages and readers need', async ({
  request,
}) => {
  for (const path of ['/', '/news', FRAMED, '/embed/countdown.js', '/nothing', ...IMMUTABLE])
    expect((await request.get(path)).headers(), path).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
});

test('any site may show the pages of single elements in an iframe, and no other page', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  for (const path of ['/', '/news', article, '/about', '/embed', '/embed/countdown'])
    expect(await policyOf(path), path).toBe("frame-ancestors 'self'");
  for (const path of [FRAMED, one(/^embed\/ringside-[\w-]+\.html$/).replace('.html', '')])
    expect((await policyOf(path)) ?? 'frame-ancestors *', path).toBe('frame-ancestors *');
});

test('text is sent compressed, and the same text arrives', async ({ request }) => {
  for (const encoding of ['br', 'gzip'])
    for (const path of ['/news', '/feed.xml', '/embed/countdown.js', one(/^vendor\/.*\.js$/)]) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers()['content-encoding'], `${path} ${encoding}`).toBe(encoding);
      expect(await response.text(), `${path} ${encoding}`).toBe(
        textOf(path === '/news' ? 'news.html' : path),
      );
    }
});

test('no client gets an encoding that it refuses', async ({ request }) => {
  for (const refused of ['br', 'gzip']) {
    const response = await request.get('/news', {
      headers: { 'accept-encoding': `${refused};q=0` },
    });
    expect(response.headers()['content-encoding'], refused).not.toBe(refused);
  }
});

test('a page is revalidated at each view, and what never changes is kept for a year', async ({
  request,
}) => {
  const page = await request.get('/news');
  expect(page.headers()['cache-control']).toMatch(
    /^(no-cache|public, max-age=0, must-revalidate)$/,
  );
  const again = await request.get('/news', {
    headers: { 'if-none-match': page.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  for (const path of IMMUTABLE)
    expect((await request.get(path)).headers()['cache-control'], path).toContain(
      'max-age=31536000',
    );
  // We promise partners that the latest file follows a release within five minutes.
  expect((await request.get('/embed/countdown.js')).headers()['cache-control']).toMatch(
    /max-age=300$/,
  );
});

visit('a visitor goes from page to page without loading a document, and back', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await mark(page);
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL('/news');
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  await expect(page.locator('h1')).toBeFocused();
  await goBack(page, '/news');
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
});
