import { expect } from '../../support/test.ts';
import { site } from '../builder/printed.ts';
import { test, tolerating } from '../partner.ts';
import { listen, POLICY, script, shown } from './sectionsOnPartner.ts';

test('several elements and sections, as script and as module, share one React', async ({
  page,
  partner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const tags = ['ringside-news', 'ringside-article-list list="featured"', 'ringside-gear'];
  const elements = tags.map((tag) => `<${tag}></${tag.split(' ')[0]}>`);
  const scripts = [
    script('news'),
    script('news'),
    script('news', 'type="module"'),
    script('gear', 'type="module"'),
  ];
  await partner.open(page, { policy: POLICY, body: [...elements, ...scripts].join('') });
  for (const index of tags.keys()) await shown(page.locator('body > :not(script)').nth(index));
  const count = (pattern: RegExp) => new Set(asked.filter((path) => pattern.test(path))).size;
  expect(count(/vendor\/react/)).toBe(1);
  expect(count(/assets\/news\/embed-/)).toBe(1);
});

test('a widget whose file only a section imports has the files of the section’s site', async ({
  page,
  partner,
}) => {
  const body =
    '<ringside-newsletter look="card"></ringside-newsletter><ringside-news></ringside-news>';
  await partner.open(page, body + script('news'));
  const picture = page.locator('body > ringside-newsletter [part="picture"]');
  await expect(picture).toHaveAttribute('src', new RegExp(`^${site()}/assets/shell/`));
  await shown(page.locator('ringside-news'));
});

test('a pinned script warns of nothing when a page is newer than its views', async ({
  page,
  partner,
}) => {
  let asked = 0;
  await page.route('**/training', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const newer = (await response.text())
      .replace('</h1>', ' of today</h1>')
      .replace(/client-[\w-]+\.js/g, 'client-newer.js');
    await route.fulfill({ response, body: newer });
  });
  await partner.open(page, `<ringside-training></ringside-training>${script('training')}`);
  const training = page.locator('ringside-training');
  await shown(training);
  await expect(training.getByRole('heading', { level: 1 })).toHaveText('Training Hub');
  expect(asked).toBe(1);
});

test('an element that was removed for a minute is unmounted, and shows its page when it is put back', async ({
  page,
  partner,
}) => {
  await page.clock.install();
  await partner.open(page, `<ringside-gear></ringside-gear>${script('gear')}`);
  await shown(page.locator('ringside-gear'));
  const gear = await page.locator('ringside-gear').elementHandle();
  await gear?.evaluate((element) => element.remove());
  await page.clock.runFor(59_000);
  const headings = () =>
    gear?.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('h1').length);
  expect(await headings()).toBe(1);
  await page.clock.runFor(2000);
  await expect.poll(headings).toBe(0);
  await gear?.evaluate((element) => document.body.append(element));
  await shown(page.locator('ringside-gear'));
});

test.describe('with invalid values', () => {
  test.use(tolerating(/write one (of|like)/));

  test('elements retain their fallback, and warn once with the allowed values', async ({
    page,
    partner,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));

    const wrong = [
      '<ringside-article-list category="Chess"><a href="/">Articles</a></ringside-article-list>',
      '<ringside-news path="/gear"><a href="/">News</a></ringside-news>',
      '<ringside-fight-list limit="-1"><a href="/">Fights</a></ringside-fight-list>',
      '<ringside-workouts limit="2" heading="7"></ringside-workouts>',
    ];
    const scripts = ['news', 'fights', 'training'].map((name) => script(name));

    await partner.open(page, wrong.join('') + scripts.join(''));
    await shown(page.locator('ringside-workouts'));
    await expect.poll(() => warnings.length).toBe(4);

    for (const allowed of [
      /category="Training"/,
      /\/news\/:slug/,
      /limit="2"/,
      /heading="7".* 1, 2, 3, 4, 5, 6/,
    ])
      expect(warnings).toContainEqual(expect.stringMatching(allowed));

    for (const name of ['Articles', 'News', 'Fights'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test.describe('when something is missing', () => {
  test.use(
    tolerating(
      /Failed to load resource|ERR_FAILED|NS_ERROR_ABORT|CORS request did not|integrity|\/gear/,
    ),
  );
  const gear = `<ringside-gear><a href="/">Read on Ringside</a></ringside-gear>${script('gear')}`;

  test('a section that cannot be reached keeps its fallback, with a message, and can be tried again', async ({
    page,
    partner,
  }) => {
    const heard = await listen(page);
    await page.route('**/gear', (route) => route.abort());
    await partner.open(page, gear);
    const element = page.locator('ringside-gear');
    await expect.poll(heard).toEqual(['section-error load']);
    await expect(element.getByRole('status').first()).toHaveText(
      /^Ringside cannot be reached at the moment\./,
    );
    await expect(element.getByRole('link', { name: 'Read on Ringside' })).toBeVisible();
    await element.evaluate((gear) => (gear as HTMLElement & { retry(): void }).retry());
    await expect.poll(heard).toEqual(['section-error load', 'section-error load']);
    await page.unroute('**/gear');
    await element.getByRole('button', { name: 'Try again' }).click();
    await shown(element);
    await expect(element.getByText('Ringside cannot be reached')).toBeHidden();
    expect(await heard()).toEqual(['section-error load', 'section-error load', 'ready']);
  });

  test('where the code is not what was released, or missing, it does not run; a script that is included once more brings it', async ({
    page,
    partner,
  }) => {
    const code = /\/gear\/embed-[\w-]+\.js/;
    const heard = await listen(page);
    const url = `${process.env.RINGSIDE_E2E_URL}/embed/gear.js`;
    await page.route(code, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n//` });
    });
    await partner.open(page, gear);
    await expect.poll(heard).toEqual(['section-error load']);
    await page.unroute(code);
    await page.route(code, (route) => route.abort());
    await page.addScriptTag({ url });
    await expect.poll(heard).toEqual(['section-error load', 'section-error load']);
    await expect(page.getByRole('link', { name: 'Read on Ringside' })).toBeVisible();
    expect(await page.evaluate(() => customElements.get('ringside-gear'))).toBeUndefined();
    await page.unroute(code);
    await page.addScriptTag({ url });
    await shown(page.locator('ringside-gear'));
  });
});
