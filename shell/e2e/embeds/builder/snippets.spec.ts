/** What the builder prints works on a partner's page as it is, under the policy printed with it, and under no smaller one. */
import { expect, type Page } from '@playwright/test';
import { firstAttributes } from '../../../src/builder/configuration.ts';
import { ruleOf } from '../../../src/builder/snippets/properties.ts';
import { sampled } from '../../support/sample.ts';
import { ICON } from '../partner.ts';
import { bundleApp } from './partnerApps.ts';
import { elementOf, forbidden, joined, OWN_SCRIPT, press, print, site, test, works } from './printed.ts';

/** A widget, a form, a section with a player, and a fragment. */
const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-training', 'ringside-article-list'];

for (const [which, isInSample] of [
  ['each kind of element', true],
  ['each element', false],
] as const)
  test(
    `the policy printed for ${which} allows what it does, and none of its directives can go`,
    sampled(isInSample),
    async ({ page, context, partner, printed }) => {
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: 'player' }),
      );
      // One page each.
      test.setTimeout(120_000);
      const said = await forbidden(page);
      expect(printed.elements.length).toBeGreaterThan(10);
      for (const element of printed.elements.filter(({ tag }) => !isInSample || SAMPLE.includes(tag))) {
        const { tag } = element;
        const { lines, policy } = print(printed, 'html', element);
        const smaller = policy.map((gone) => joined(...policy.filter((directive) => directive !== gone)));
        await page.goto(
          partner.put('/', {
            body: lines,
            policy: joined(...policy),
            headers: { 'content-security-policy-report-only': smaller },
          }),
        );
        await works(page.locator(tag).first(), tag);
        for (const [index, without] of smaller.entries()) {
          const name = policy[index]?.split(' ')[0] ?? '';
          await expect
            .poll(
              async () =>
                (await said()).some(([text, directive]) => text === without && directive.startsWith(name)),
              {
                message: `${tag} without ${name}`,
              },
            )
            .toBe(true);
        }
        expect(
          (await said()).filter(([how]) => how === 'enforce'),
          tag,
        ).toEqual([]);
      }
    },
  );

const HOSTILE = `"Rourke's" </script> {{x}} {y} \`z\` [gallery] <b>`;

for (const kind of ['html', 'wordpress', 'react', 'vue', 'svelte', 'angular'] as const) {
  test(`the ${kind} lines of an element with a hostile value work where they are pasted`, async ({
    page,
    partner,
    printed,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const countdown = elementOf(printed, 'ringside-countdown');
    const { lines, policy } = print(printed, kind, countdown, { fight: '2', event: HOSTILE });
    const isApp = kind !== 'html' && kind !== 'wordpress';
    if (isApp) partner.put('/app.js', await bundleApp(kind, [lines]));
    const body = isApp ? '<div id="app"></div><script type="module" src="/app.js"></script>' : lines;
    // The partner's own app is a script of its own.
    const allowed = policy.map((directive) =>
      isApp ? directive.replace('script-src', OWN_SCRIPT[kind]) : directive,
    );
    await page.goto(partner.put('/', { body, policy: joined(...allowed) }));
    const element = page.locator('ringside-countdown');
    await works(element, 'ringside-countdown');
    await expect(element.locator('[part="event"]')).toHaveText(HOSTILE);
    await expect(element.locator(':scope > a')).toHaveText(HOSTILE);
    expect(complaints.filter((line) => !ICON.test(line))).toEqual([]);
  });
}

test('the rule that sets properties works from a partner’s own stylesheet, which needs no more of the printed policy', async ({
  page,
  partner,
  printed,
}) => {
  const said = await forbidden(page);
  for (const tag of ['ringside-countdown', 'ringside-newsletter', 'ringside-fights']) {
    const element = elementOf(printed, tag);
    const { lines, policy } = print(printed, 'html', element);
    partner.put(
      '/own.css',
      ruleOf({ element, attributes: {}, properties: { '--ringside-color': 'rgb(1 2 3)' } }),
    );
    const head = '<link rel="stylesheet" href="/own.css">';
    await page.goto(partner.put('/', { head, body: lines, policy: joined(...policy, "style-src 'self'") }));
    await works(page.locator(tag), tag);
    await expect(page.locator(tag).locator('[data-theme], .page').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await said(), tag).toEqual([]);
  }
});

for (const tag of ['ringside-countdown', 'ringside-newsletter', 'ringside-fights', 'ringside-workouts']) {
  const title = `<${tag}> stands in a sandboxed frame under the policy printed for it, as high as it is`;
  test(
    title,
    sampled(['ringside-newsletter', 'ringside-fights'].includes(tag)),
    async ({ page, partner, printed }) => {
      const described = elementOf(printed, tag);
      const attributes = tag === 'ringside-countdown' ? { fight: '1' } : firstAttributes(described);
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
        : works(element, tag, (await canStore(page)) ? undefined : /could not keep your address/));
      const bodyHeight = () =>
        page.frames()[1]?.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)) ?? 0;
      await expect.poll(async () => (await frame.boundingBox())?.height === (await bodyHeight())).toBe(true);
      const wide = (await frame.boundingBox())?.height ?? 0;
      await page.setViewportSize({ width: 320, height: 600 });
      await expect.poll(async () => (await frame.boundingBox())?.height === (await bodyHeight())).toBe(true);
      // Lower than the frame was at first, so that nothing holds it open.
      if (tag === 'ringside-countdown') expect(wide).toBeLessThan(100);
      if (tag === 'ringside-fights')
        await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(wide);
      expect(await said()).toEqual([]);

      // A plain frame, without the script that adopts its height.
      const [alone = ''] = lines.split('\n');
      await page.goto(
        partner.put('/', { body: alone.replace('loading="lazy"', ''), policy: joined(policy[0] ?? '') }),
      );
      await expect(element).toBeVisible();
      expect(await said()).toEqual([]);
    },
  );
}

/** Whether the browser lets the page's frame store anything; many do not, where the page around is of another site. */
const canStore = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    try {
      return Boolean(localStorage);
    } catch {
      return false;
    }
  });

for (const isListening of [true, false]) {
  test(`a frame without storage ${isListening ? 'gives an address to a page that listens for it' : 'says that it could not keep an address that no page took'}`, async ({
    page,
    partner,
    printed,
  }) => {
    const { lines } = print(printed, 'iframe', elementOf(printed, 'ringside-newsletter'));
    const sealed = lines.replace('loading="lazy"', '').replace(' allow-same-origin', '');
    await page.goto(partner.put('/', sealed));
    const taken = await page.evaluateHandle((takes) => {
      const addresses: string[] = [];
      document.addEventListener('ringside:subscribe', (event) => {
        addresses.push((event as CustomEvent<{ email: string }>).detail.email);
        if (takes) event.preventDefault();
      });
      return addresses;
    }, isListening);
    await works(
      page.frameLocator('iframe').locator('ringside-newsletter'),
      'ringside-newsletter',
      isListening ? /Subscription Successful/ : /could not keep your address/,
    );
    expect(await canStore(page)).toBe(false);
    expect(await taken.jsonValue()).toEqual(['fan@ringside.example']);
  });
}

test('a frame opens its links beside the page around it', async ({ page, context, partner, printed }) => {
  for (const tag of ['ringside-fight-list', 'ringside-gear']) {
    const { lines } = print(printed, 'iframe', elementOf(printed, tag));
    await page.goto(partner.put('/', lines.replace('loading="lazy"', '')));
    const opened = context.waitForEvent('page');
    // What the element shows itself, not what stood there before.
    const links = page.frameLocator('iframe').getByRole('link');
    await press(links.filter({ visible: true, hasNotText: 'on Ringside' }).first());
    const beside = await opened;
    await expect(beside.locator('header.site-header')).toBeVisible();
    expect(await beside.evaluate(() => origin)).toBe(site());
    await beside.close();
  }
});

test('a frame shows only what is ours, and takes a height from nobody else', async ({
  page,
  partner,
  printed,
}) => {
  const { lines } = print(printed, 'iframe', elementOf(printed, 'ringside-countdown'));
  const [, script = ''] = lines.split('\n');
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
  // Whoever listened before hears of a message first.
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
