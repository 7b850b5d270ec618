/** Loading sections on a partner's page: several at once, twice, of a newer contract, failing, and moved. */

import { expect } from '../../support/test.ts';
import { asModule, listen, POLICY, script, shown, test } from './sectionsOnPartner.ts';

test('several elements and sections, as script and as module, share one React', async ({ page, partner }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const body =
    '<ringside-news></ringside-news><ringside-article-list list="featured"></ringside-article-list>' +
    '<ringside-gear></ringside-gear>';
  await page.goto(
    partner.put('/', {
      policy: POLICY,
      body: body + script('news') + script('news') + asModule('news') + asModule('gear'),
    }),
  );
  for (const tag of ['ringside-news', 'ringside-article-list', 'ringside-gear'])
    await shown(page.locator(tag).first());
  const count = (pattern: RegExp) => new Set(asked.filter((path) => pattern.test(path))).size;
  expect(count(/vendor\/react/)).toBe(1);
  expect(count(/assets\/news\/embed-/)).toBe(1);
});

for (const section of ['news', 'gear', 'training', 'fights'])
  test(`the embed file of ${section} names the stylesheet of its elements`, async ({ baseURL }) => {
    const text = await (await fetch(`${baseURL}/embed/${section}.js`)).text();
    const [style = ''] = new RegExp(`assets/${section}/style-[\\w-]+\\.css`).exec(text) ?? [];
    expect((await fetch(`${baseURL}/${style}`)).headers.get('content-type')).toContain('text/css');
  });

test.describe('two releases on one page', () => {
  test.use({ tolerated: [/^other origin: http:\/\/127|Include the script once/] });
  test('the first is used, with one warning', async ({ page, partner, complaints, baseURL }) => {
    const text = await (await fetch(`${baseURL}/embed/news.js`)).text();
    const [, release = ''] = /"release":"([0-9a-f]+)"/.exec(text) ?? [];
    partner.put('/other.js', text.replaceAll(release, '000000000000'));
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(
      partner.put(
        '/',
        `<ringside-news></ringside-news>${script('news')}<script src="/other.js"></script><script src="/other.js"></script>`,
      ),
    );
    await shown(page.locator('ringside-news'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(release);
    expect(complaints).toEqual([]);
  });
});

test('a pinned script warns of nothing when a page is newer than its views', async ({ page, partner }) => {
  let asked = 0;
  await page.route('**/training', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const newer = (await response.text())
      .replace('</h1>', ' of today</h1>')
      .replace(/pages-[\w-]+\.js/g, 'pages-newer.js');
    await route.fulfill({ response, body: newer });
  });
  await page.goto(partner.put('/', `<ringside-training></ringside-training>${script('training')}`));
  const training = page.locator('ringside-training');
  await shown(training);
  await expect(training.getByRole('heading', { level: 1 })).toHaveText('Training Hub');
  expect(asked).toBe(1);
});

test.describe('what has no page', () => {
  test.use({ tolerated: [/^other origin: http:\/\/127|Write one of|write one like/] });
  for (const [tag, wrong, allowed] of [
    ['ringside-article-list', 'category="Chess"', 'category="Training"'],
    ['ringside-fight-list', 'limit="-1"', 'limit="2"'],
    ['ringside-news', 'path="/gear"', '/news/:slug'],
  ] as const) {
    test(`<${tag} ${wrong}> retains its fallback and warns with the allowed values`, async ({
      page,
      partner,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      const name = tag === 'ringside-fight-list' ? 'fights' : 'news';
      await page.goto(
        partner.put('/', `<${tag} ${wrong}><a href="/">Read on Ringside</a></${tag}>${script(name)}`),
      );
      await expect.poll(() => warnings.length).toBe(1);
      expect(warnings[0]).toContain(allowed);
      await expect(page.getByRole('link', { name: 'Read on Ringside' })).toBeVisible();
    });
  }
});

test.describe('when something is missing', () => {
  test.use({
    tolerated: [
      /^other origin: http:\/\/127|Failed to load resource|net::ERR_FAILED|NS_ERROR_ABORT|CORS request did not|integrity/,
    ],
  });
  const body = `<ringside-gear><a href="/">Read on Ringside</a></ringside-gear>${script('gear')}`;

  test('the fallback shows, one error is told, and retry() brings the page', async ({ page, partner }) => {
    const heard = await listen(page);
    await page.route('**/gear', (route) => route.abort());
    await page.goto(partner.put('/', body));
    await expect.poll(heard).toEqual(['section-error load']);
    await expect(page.getByRole('link', { name: 'Read on Ringside' })).toBeVisible();
    await page.unroute('**/gear');
    await page.locator('ringside-gear').evaluate((gear) => (gear as HTMLElement & { retry(): void }).retry());
    await shown(page.locator('ringside-gear'));
    expect(await heard()).toEqual(['section-error load', 'ready']);
  });

  test('the fallback shows and one error is told when the code is missing', async ({ page, partner }) => {
    const heard = await listen(page);
    await page.route('**/embed-*.js', (route) => route.abort());
    await page.goto(partner.put('/', body));
    await expect.poll(heard).toEqual(['section-error load']);
    await expect(page.getByRole('link', { name: 'Read on Ringside' })).toBeVisible();
  });

  test('a script that is included once more brings what was missing the first time', async ({
    page,
    partner,
  }) => {
    await page.route(/\/news\/embed-[\w-]+\.js/, (route) => route.abort());
    const heard = await listen(page);
    await page.goto(partner.put('/', `<ringside-news>Fallback</ringside-news>${script('news')}`));
    await expect.poll(heard).toEqual(['section-error load']);
    await page.unroute(/\/news\/embed-[\w-]+\.js/);
    await page.evaluate(() => {
      const again = document.createElement('script');
      again.src = document.querySelector<HTMLScriptElement>('script[src$="/embed/news.js"]')?.src ?? '';
      document.body.append(again);
    });
    await shown(page.locator('ringside-news'));
  });

  test('code that is not what was released does not run', async ({ page, partner }) => {
    const heard = await listen(page);
    await page.route('**/embed-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n//` });
    });
    await page.goto(partner.put('/', body));
    await expect.poll(heard).toEqual(['section-error load']);
    expect(await page.evaluate(() => customElements.get('ringside-gear'))).toBeUndefined();
  });
});

test('an element keeps what it shows when it is moved, removed and put back', async ({ page, partner }) => {
  const heard = await listen(page);
  await page.goto(
    partner.put(
      '/',
      `<main></main><aside></aside><ringside-training path="/fitness"></ringside-training>${script('training')}`,
    ),
  );
  const training = page.locator('ringside-training');
  await shown(training);
  await page.getByRole('tab').nth(1).click();
  for (const how of ['append', 'moveBefore', 'remove']) {
    await training.evaluate(async (element, way) => {
      const main = document.querySelector('main') as HTMLElement & {
        moveBefore?(node: Node, child: null): void;
      };
      if (way === 'append') document.querySelector('aside')?.append(element);
      if (way === 'moveBefore') (main.moveBefore ?? main.append).call(main, element, null);
      if (way === 'remove') {
        element.remove();
        // Later than anything that it does once it has left: it waits for an animation frame, and then for a task.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        );
        document.body.append(element);
      }
    }, how);
    await expect(page.getByRole('tab').nth(1), how).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab').nth(0).click();
    await expect(page.getByRole('tab').nth(0), how).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab').nth(1).click();
  }
  expect(await heard()).toEqual(['ready']);
});

test('an element inserted as HTML, or given its properties before its script, works', async ({
  page,
  partner,
}) => {
  await page.goto(partner.put('/', '<div></div><ringside-news></ringside-news>'));
  await page.evaluate(async (site) => {
    const news = document.querySelector('ringside-news');
    Object.assign(news ?? {}, { path: '/reviews' });
    const loader = document.createElement('script');
    loader.src = `${site}/embed/news.js`;
    document.head.append(loader);
    await customElements.whenDefined('ringside-news');
    const place = document.querySelector('div');
    if (place) place.innerHTML = '<ringside-article-list category="Training"></ringside-article-list>';
  }, process.env.RINGSIDE_E2E_URL);
  await shown(page.locator('ringside-article-list').first());
  await shown(page.locator('ringside-news'));
  await expect(page.locator('ringside-news').getByRole('heading', { level: 1 })).toHaveText(/Reviews/);
});
