/** The script is older than the release that it shows, which was made to harm. */
import { expect } from '../../support/test.ts';
import { test } from '../partner.ts';
import { shown } from './sectionsOnPartner.ts';

const HARM = [
  '<script>globalThis.harmed = 1</script>',
  '<img src="/logo.svg" onload="globalThis.harmed = 1">',
  '<img src="data:image/png,x" onerror="globalThis.harmed = 1">',
  '<svg onload="globalThis.harmed = 1"><script>globalThis.harmed = 1</script></svg>',
  '<iframe srcdoc="&lt;script&gt;parent.harmed = 1&lt;/script&gt;"></iframe>',
  '<iframe src="javascript:parent.harmed = 1"></iframe>',
  '<a class="harm" href=" java\tscript:globalThis.harmed = 1">Read more</a>',
  '<a class="harm" href="javascript:globalThis.harmed = 1">Read more</a>',
  '<form action="javascript:globalThis.harmed = 1"></form>',
].join('');

test('a pinned script runs nothing of a newer release', async ({ page, partner, request }) => {
  const files = (await (await request.get('/embed/index.json')).json()) as { name: string; pinned: string }[];
  const pinned = files.find(({ name }) => name === 'news')?.pinned;
  await page.route('**/reviews', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</h1>', `</h1>${HARM}`);
    await route.fulfill({ response, body });
  });
  const script = `<script src="ORIGIN${pinned}"></script>`;
  await partner.open(page, `<ringside-news path="/reviews"></ringside-news>${script}`);
  const reviews = page.locator('ringside-news');
  await shown(reviews);
  await expect(reviews.locator('.harm')).toHaveCount(2);
  await expect(reviews.locator('form')).not.toHaveAttribute('action');
  for (const each of await reviews.locator('.harm').all()) await each.dispatchEvent('click');
  expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  expect(page.url()).toBe(`${partner.origin}/`);
});
