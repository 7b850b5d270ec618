/** The printed iframes, on a partner's page. */
import { expect } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import {
  elementOf,
  firstAttributes,
  forbidden,
  joined,
  press,
  print,
  site,
  test,
  works,
} from '../builder/printed.ts';
import { canStore } from './canStore.ts';

for (const tag of ['ringside-countdown', 'ringside-newsletter', 'ringside-fights', 'ringside-workouts']) {
  const title = `<${tag}> stands in a sandboxed frame under the policy printed for it, as high as it is`;
  test(
    title,
    sampled(['ringside-newsletter', 'ringside-fights'].includes(tag)),
    async ({ page, partner, printed }) => {
      const described = elementOf(printed, tag);
      const attributes = tag === 'ringside-countdown' ? { fight: '1' } : firstAttributes(printed, described);
      const { lines, policy } = print(printed, 'iframe', described, attributes);
      expect(lines).toContain('sandbox="allow-scripts allow-popups');
      expect(lines.includes('allow-same-origin')).toBe(tag === 'ringside-newsletter');
      const said = await forbidden(page);
      await page.setViewportSize({ width: 800, height: 600 });
      await page.goto(
        partner.put('/', { body: lines.replace('loading="lazy"', ''), policy: joined(...policy) }),
      );
      const frame = page.locator('iframe');
      const element = page.frameLocator('iframe').locator(tag);
      await (tag === 'ringside-workouts'
        ? expect(element.getByRole('heading').first()).toBeVisible()
        : works(element, tag, (await canStore(page)) ? undefined : /did not save your address/));
      const bodyHeight = () =>
        page.frames()[1]?.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)) ?? 0;
      await expect.poll(async () => (await frame.boundingBox())?.height === (await bodyHeight())).toBe(true);
      const wide = (await frame.boundingBox())?.height ?? 0;
      await page.setViewportSize({ width: 320, height: 600 });
      await expect.poll(async () => (await frame.boundingBox())?.height === (await bodyHeight())).toBe(true);
      // Lower than the iframe was at first, so that nothing holds it open.
      if (tag === 'ringside-countdown') expect(wide).toBeLessThan(100);
      if (tag === 'ringside-fights')
        await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(wide);
      expect(await said()).toEqual([]);

      // A plain iframe, without the script that adopts its height.
      const [alone = ''] = /<iframe.*<\/iframe>/.exec(lines) ?? [];
      await page.goto(
        partner.put('/', { body: alone.replace('loading="lazy"', ''), policy: joined(policy[0] ?? '') }),
      );
      await expect(element).toBeVisible();
      expect(await said()).toEqual([]);
    },
  );
}

test('an iframe opens its links beside the page around it', async ({ page, context, partner, printed }) => {
  for (const tag of ['ringside-fight-list', 'ringside-gear']) {
    const { lines } = print(printed, 'iframe', elementOf(printed, tag));
    await page.goto(partner.put('/', lines.replace('loading="lazy"', '')));
    const opened = context.waitForEvent('page');
    // The element's own content, not its fallback.
    const links = page.frameLocator('iframe').getByRole('link');
    await press(links.filter({ visible: true, hasNotText: 'on Ringside' }).first());
    const beside = await opened;
    await expect(beside.locator('header.site-header')).toBeVisible();
    expect(await beside.evaluate(() => origin)).toBe(site());
    await beside.close();
  }
});

test('an iframe shows only our elements, and accepts heights only from our pages', async ({
  page,
  partner,
  printed,
}) => {
  const { lines } = print(printed, 'iframe', elementOf(printed, 'ringside-countdown'));
  const [script = ''] = /<script.*<\/script>/.exec(lines) ?? [];
  partner.put('/other', '<h1>Other</h1>');
  const address = (query: string) =>
    `<iframe src="ORIGIN/embed/frame?${query}" height="99" sandbox="allow-scripts"></iframe>`;
  await page.goto(
    partner.put(
      '/',
      [
        // A rule that many pages have, and that would cut off what is higher.
        '<style>iframe { height: auto !important }</style>',
        address('element=script&src=x'),
        address('element=ringside-news&origin=javascript:alert(1)&onclick=alert(1)&path=/reviews'),
        `<iframe src="/other" height="77"></iframe>`,
        script,
      ].join(''),
    ),
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
  const other = page.frames().find((frame) => frame.url().endsWith('/other'));
  if (!other) throw new Error("The partner's own frame is not there.");
  // Earlier listeners receive a message first.
  const heard = await page.evaluateHandle(() => {
    const said: unknown[] = [];
    addEventListener('message', ({ data }) => data?.height === 500 && said.push(data));
    return said;
  });
  await other.evaluate(() => parent.postMessage({ type: 'ringside:resize', height: 500 }, '*'));
  await page.evaluate(() => postMessage({ type: 'ringside:resize', height: 500 }, '*'));
  await expect.poll(() => heard.evaluate((said) => said.length)).toBe(2);
  expect((await page.locator('iframe').nth(2).boundingBox())?.height).toBeLessThan(200);
});
