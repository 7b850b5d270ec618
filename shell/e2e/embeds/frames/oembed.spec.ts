import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, elementPaths, missing, routes } from '../../support/facts.ts';
import { expect, test } from '../../support/test.ts';

interface Answer {
  title: string;
  width: number;
  height: number;
  html: string;
}

const KINDS = ['/', articlePaths[0] ?? '', '/about', elementPaths[0] ?? '', '/fights'];
const everyPath = [
  ...new Set([...routes.map(({ path }) => path), ...articlePaths, ...elementPaths]),
];

test('every page but the 404 pages links to its oEmbed response', async ({ request }) => {
  const linkIn = async (path: string) =>
    /<link data-head rel="alternate" href="https:\/\/ringside\.example([^"]*)" type="application\/json\+oembed">/.exec(
      await (await request.get(path)).text(),
    )?.[1];
  for (const path of everyPath) {
    const response = await request.get((await linkIn(path)) ?? '');
    expect(response.headers()['content-type'], path).toContain('application/json');
    const answer = (await response.json()) as Answer;
    expect(answer, path).toMatchObject({ version: '1.0', type: 'rich', width: 320 });
    // WordPress requests a height of at most one and a half times the width.
    expect(answer.height, path).toBeLessThanOrEqual(480);
  }
  for (const { path } of missing) expect(await linkIn(path), path).toBeUndefined();
});

for (const [which, paths, isInSample] of [
  ['one page of each kind', KINDS, true],
  ['every page', everyPath, false],
] as const)
  test(
    `the frame of an answer shows a card that fits in its height, from its width on: ${which}`,
    sampled(isInSample),
    async ({ page, request, baseURL }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        const file = path === '/' ? '/index' : path;
        const answer = (await (await request.get(`/embed/oembed${file}.json`)).json()) as Answer;
        const [, src = ''] =
          /<iframe src="https:\/\/ringside\.example([^"]*)"/.exec(answer.html) ?? [];

        await page.setViewportSize({ width: answer.width, height: answer.height });
        await page.goto(baseURL + src.replaceAll('&amp;', '&'));
        const card = page.getByRole('article');
        await expect(card.locator('img'), path).toBeVisible();

        const [link, ...events] = await card.getByRole('link').all();
        await expect(link ?? card, path).toHaveAttribute('href', path);
        await expect(link ?? card, path).toHaveText(answer.title);
        expect(events.length, path).toBe(path === '/fights' ? 4 : 0);
        for (const event of events)
          await expect(event).toHaveAttribute('href', /^\/fights#fight-\d$/);

        for (const width of [answer.width, 500, 800]) {
          await page.setViewportSize({ width, height: answer.height });
          const height = () => page.evaluate(() => document.body.getBoundingClientRect().height);
          await expect.poll(height, `${path} at ${width} px`).toBeLessThanOrEqual(answer.height);
        }
      }
    },
  );

test.describe('a card', () => {
  test.use({ tolerated: [/status of 404/] });

  test('links only to a page of the site', async ({ page }) => {
    for (const card of ['https://elsewhere.example/', '//elsewhere.example/x', '/no-such-page']) {
      await page.goto(`/embed/frame?${new URLSearchParams({ card })}`, {
        waitUntil: 'networkidle',
      });
      await expect(page.getByRole('link', { name: 'Read it on Ringside' })).toBeVisible();
    }
  });
});
