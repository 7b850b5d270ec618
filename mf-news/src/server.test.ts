import { expect, test } from 'vitest';
import { section } from './server.tsx';

const path = '/news/tobias-rourke-anselm-varga-jab-analysis';
const opening = 'Watch Tobias Rourke’s left foot.';

async function load(path: string) {
  const page = await section.load(path);
  if (!page) throw new Error(`no page at ${path}`);
  return { data: page.data, html: section.render(page).html };
}

test('an article is rendered completely, and its data contains no second copy of the body', async () => {
  const { html, data } = await load(path);
  expect(html).toContain(opening);
  expect(JSON.stringify(data)).not.toContain(opening);
});

test('trending stories are numbered in order and show how long ago they were written', async () => {
  const tag = 'ringside-latest-news';
  const { html } = section.renderElement(tag, section.loadElement(tag, {}));
  expect(html).toContain('15m ago');
  expect(html.indexOf('Corin Delahaye')).toBeLessThan(html.indexOf('Mateo Quillan'));
});

test.each(['/news', '/reviews'])('no picture is shown twice on %s', async (path) => {
  const shown = [...(await load(path)).html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(
    (match) => match[1],
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
});

test('no page has a paragraph, a heading or an item without content', async () => {
  for (const path of await section.paths())
    expect((await load(path)).html, path).not.toMatch(/<(p|h\d|li|dt|dd|a|button)\b[^>]*><\/\1>/);
});

test('no card of a story stops within a sentence', async () => {
  for (const path of await section.paths()) {
    const { html } = await load(path);
    expect(html.slice(html.indexOf('id="related"')), path).not.toContain('…');
  }
});
