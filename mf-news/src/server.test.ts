import { expect, test } from 'vitest';
import { section } from './server.tsx';

const path = '/news/tobias-rourke-anselm-varga-jab-analysis';
const opening = 'Watch Tobias Rourke’s left foot.';

async function page(path: string) {
  const loaded = await section.load(path);
  if (!loaded) throw new Error(`no page at ${path}`);
  return loaded;
}
const html = async (path: string) => section.render(await page(path)).html;

test('an article is rendered completely, and its data contains no second copy of the body', async () => {
  expect(await html(path)).toContain(opening);
  expect(JSON.stringify((await page(path)).data)).not.toContain(opening);
});

test('the news page links to every article', async () => {
  const shown = await html('/news');
  const articles = (await section.paths()).filter((path) => /^\/news\/(?!404)/.test(path));
  expect(articles.length).toBeGreaterThan(10);
  for (const path of articles) expect(shown).toContain(`href="${path}"`);
});

test('the reviews page lists only gear reviews, newest first', async () => {
  const shown = await html('/reviews');
  const linked = new Set([...shown.matchAll(/href="\/news\/([^"]+)"/g)].map((match) => match[1]));
  expect([...linked]).toEqual([
    'longacre-cheekline-head-guard-review',
    'brasshook-sentinel-16-glove-review',
    'quarrystone-100-heavy-bag-review',
  ]);
});

test('a URL without an article shows a message and a link back', async () => {
  const { status } = await page('/news/404');
  const shown = await html('/news/404');
  expect(status).toBe(404);
  expect(shown).toContain('Article not found!');
  expect(shown).toContain('href="/news"');
});

test('trending stories are numbered in order and show how long ago they were written', async () => {
  const tag = 'ringside-latest-news';
  const { html } = section.renderElement(tag, section.loadElement(tag, {}));
  expect(html).toContain('15m ago');
  expect(html.indexOf('Corin Delahaye')).toBeLessThan(html.indexOf('Mateo Quillan'));
});

test.each(['/news', '/reviews'])('no picture is shown twice on %s', async (path) => {
  const shown = [...(await html(path)).matchAll(/<img[^>]* src="([^"]+)"/g)].map((match) => match[1]);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
});
