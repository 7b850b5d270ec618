import { expect } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { elementOf, joined, print, test, works } from '../builder/printed.ts';
import { tolerating } from '../partner.ts';

for (const tag of [
  'ringside-countdown',
  'ringside-newsletter',
  'ringside-fights',
  'ringside-workouts',
]) {
  test(
    `<${tag}> stands in a sandboxed frame under the policy printed for it, as high as it is`,
    sampled(['ringside-newsletter', 'ringside-fights'].includes(tag)),
    async ({ page, partner, printed }) => {
      const attributes = tag === 'ringside-countdown' ? { fight: '1' } : undefined;
      const { lines, policy } = print(printed, 'iframe', elementOf(printed, tag), attributes);
      const eager = lines.replace('loading="lazy"', '');

      await page.setViewportSize({ width: 800, height: 600 });
      await partner.open(page, { body: eager, policy: joined(...policy) });
      const element = page.frameLocator('iframe').locator(tag);
      await (tag === 'ringside-workouts'
        ? expect(element.getByRole('heading').first()).toBeVisible()
        : works(element, tag, /Saved in This Browser|did not save your address/));

      const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
      const bodyHeight = () =>
        page.frames()[1]?.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
      await expect.poll(async () => (await height()) === (await bodyHeight())).toBe(true);
      const wide = await height();
      if (tag === 'ringside-countdown') expect(wide).toBeLessThan(100);

      await page.setViewportSize({ width: 320, height: 600 });
      if (tag === 'ringside-fights') await expect.poll(height).not.toBe(wide);
      await expect.poll(async () => (await height()) === (await bodyHeight())).toBe(true);

      const [alone = ''] = /<iframe.*<\/iframe>/.exec(eager) ?? [];
      await partner.open(page, { body: alone, policy: joined(policy[0] ?? '') });
      await expect(element).toBeVisible();
    },
  );
}

test('an iframe shows only our elements, with harmless attributes, as high as they are', async ({
  page,
  partner,
}) => {
  const frame = (query: string) =>
    `<iframe src="ORIGIN/embed/frame?${query}" height="99" sandbox="allow-scripts"></iframe>`;

  await partner.open(
    page,
    [
      // Many partners' pages have this rule. The rule would clip an iframe that is higher than its
      // attribute says.
      '<style>iframe { height: auto !important }</style>',
      frame('element=script&src=x'),
      '<div><template shadowrootmode="open">',
      frame('element=ringside-news&origin=javascript:alert(1)&onclick=alert(1)&path=/reviews'),
      '</template></div><script src="ORIGIN/embed/frame.js"></script>',
    ].join(''),
  );

  await expect(
    page.frameLocator('iframe >> nth=0').getByRole('link', { name: 'Read it on Ringside' }),
  ).toBeVisible();

  const news = page.frameLocator('iframe >> nth=1').locator('ringside-news');
  await expect(news.getByRole('heading', { level: 1 })).toHaveText(/Reviews/);
  await expect(news).toHaveJSProperty('origin', undefined);
  await expect(news).not.toHaveAttribute('onclick');
  await expect
    .poll(async () => (await page.locator('iframe').nth(1).boundingBox())?.height)
    .toBeGreaterThan(1000);
});

test.describe('with attributes that select no page', () => {
  test.use(tolerating(/write one/));
  test('an iframe of a section or of a fragment is as low as its link', async ({
    page,
    partner,
  }) => {
    const frames = ['element=ringside-news&path=/fights', 'element=ringside-workouts&limit=99'].map(
      (query) =>
        `<iframe src="ORIGIN/embed/frame?${query}" height="600" sandbox="allow-scripts"></iframe>`,
    );
    await partner.open(page, `${frames.join('')}<script src="ORIGIN/embed/frame.js"></script>`);
    for (const index of frames.keys())
      await expect
        .poll(async () => (await page.locator('iframe').nth(index).boundingBox())?.height)
        .toBeLessThan(200);
  });
});
