import { type Partner, startPartner } from './partner.ts';
import { test as base, expect, type Locator, type Page } from './test.ts';

/** The strictest policy a partner can have and still allow what the README says. */
const POLICY =
  "default-src 'none'; script-src ORIGIN; connect-src ORIGIN; img-src ORIGIN; font-src ORIGIN; style-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const test = base.extend<{ partner: Partner }>({
  tolerated: [/^other origin: http:\/\/127\.0\.0\.1:/],
  partner: async ({ baseURL }, use) => {
    const partner = await startPartner(baseURL ?? '');
    await use(partner);
    await partner.close();
  },
});

const script = (name: string) => `<script src="ORIGIN/embed/${name}.js"></script>`;
const asModule = (name: string) => `<script type="module" src="ORIGIN/embed/${name}.js"></script>`;

/** Keeps what the elements of a page send, from before they are there. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['ready', 'navigate', 'notice', 'section-error'])
      addEventListener(`ringside:${name}`, (event) => {
        const { path = '', phase = '' } = (event as CustomEvent<{ path?: string; phase?: string }>).detail;
        heard.push([name, path || phase].filter(Boolean).join(' '));
      });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Waits until an element shows its page, and each part of that answers. */
async function shown(element: Locator): Promise<void> {
  await expect(element.locator('.page')).toBeVisible();
  await expect(element.locator('[data-root]:not([data-state="ready"])')).toHaveCount(0);
}

const article = '/news/tobias-rourke-anselm-varga-jab-analysis';

for (const [tag, attributes, script_, text] of [
  ['ringside-news', '', 'news', 'News'],
  ['ringside-news', `path="${article}"`, 'news', 'Tobias Rourke has the better jab'],
  ['ringside-news', 'path="/reviews"', 'news', 'Gear Reviews'],
  ['ringside-gear', '', 'gear', 'Recommended Boxing Gear'],
  ['ringside-gear', 'path="/gear/boxing-gloves"', 'gear', 'Top 10'],
  ['ringside-training', '', 'training', 'Training Hub'],
  ['ringside-training', 'path="/fitness"', 'training', 'Lean Muscle Gain'],
  ['ringside-fights', '', 'fights', 'Upcoming Fights'],
  ['ringside-article-list', 'list="featured"', 'news', 'Read More'],
  ['ringside-article-list', 'category="Fight Analysis"', 'news', 'Tobias Rourke'],
  ['ringside-article-link', 'category="Training"', 'news', 'Latest: Training'],
  ['ringside-latest-news', '', 'news', 'Trending Now'],
  ['ringside-gear-guides', '', 'gear', 'Top 10'],
  ['ringside-recommended-gear', '', 'gear', 'Buy Now'],
  ['ringside-workouts', 'limit="2"', 'training', 'Watch Video Guide'],
  ['ringside-plans', '', 'training', 'Weight Cut Pro'],
  ['ringside-fight-list', 'limit="1"', 'fights', 'Rourke'],
] as const) {
  test(`<${[tag, attributes].filter(Boolean).join(' ')}> works under the strictest policy`, async ({
    page,
    partner,
  }) => {
    const url = partner.put('/', {
      policy: POLICY,
      body: `<${tag} ${attributes}><a href="ORIGIN">Ringside</a></${tag}>${script(script_)}`,
    });
    await page.goto(url);
    const element = page.locator(tag).first();
    await shown(element);
    await expect(element.getByText(text).first()).toBeVisible();
    await expect(element.getByRole('link', { name: 'Ringside', exact: true })).toBeHidden();
  });
}

test('a section looks the same whatever the page says about everything', async ({ page, partner }) => {
  const look = async (head: string) => {
    await page.goto(partner.put('/', { head, body: `<ringside-gear></ringside-gear>${script('gear')}` }));
    const gear = page.locator('ringside-gear');
    await shown(gear);
    return gear.locator('h1, h2, .page, button, li').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { fontSize, fontFamily, color, display, width, direction, paddingTop } = getComputedStyle(node);
        return [fontSize, fontFamily, color, display, width, direction, paddingTop].join(' ');
      }),
    );
  };
  const calm = await look('<style>body { margin: 0 }</style>');
  const hostile = await look(
    `<style>
      html { font-size: 62.5%; direction: rtl; --color-ink: red; --spacing: 9px }
      * { all: unset !important; --color-paper: lime }
      style, script, head, title { display: none !important }
      body, ringside-gear { display: block !important }
      button { background: red !important }
    </style>`,
  );
  expect(calm.length).toBeGreaterThan(20);
  expect(hostile).toEqual(calm);
});

test('the width that counts is the element, not the window', async ({ page, partner }) => {
  const columns = async (width: number) => {
    await page.goto(
      partner.put(
        '/',
        `<div style="width: ${width}px"><ringside-gear></ringside-gear></div>${script('gear')}`,
      ),
    );
    const gear = page.locator('ringside-gear');
    await shown(gear);
    return gear
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  };
  expect(await columns(400)).toBe(1);
  expect(await columns(1100)).toBe(4);
});

test('links lead to the full site, and to another when told', async ({ page, partner, baseURL }) => {
  const where = (origin: string) =>
    partner.put('/', `<ringside-news ${origin}></ringside-news>${script('news')}`);
  const first = page.locator('ringside-news').getByRole('link').first();
  await page.goto(where(''));
  await expect(first).toHaveAttribute('href', new RegExp(`^${baseURL}/news/`));
  await page.goto(where('origin="https://boxing.example/"'));
  await expect(first).toHaveAttribute('href', /^https:\/\/boxing\.example\/news\//);
  await page.locator('ringside-news').evaluate((news) => Object.assign(news, { origin: undefined }));
  await expect(first).toHaveAttribute('href', new RegExp(`^${baseURL}/news/`));
});

test('navigate="inside" keeps links of the section in the element, and tells the page', async ({
  page,
  partner,
  baseURL,
}) => {
  const heard = await listen(page);
  await page.goto(
    partner.put('/', {
      policy: POLICY,
      body: `<ringside-news path="${article}" navigate="inside"></ringside-news>${script('news')}`,
    }),
  );
  const news = page.locator('ringside-news');
  await shown(news);
  await news.getByRole('link', { name: 'Back to News' }).click();
  await expect(news.getByRole('heading', { level: 1 })).not.toHaveText(/Rourke/);
  await expect(news.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(news).toHaveAttribute('path', '/news');
  await expect.poll(heard).toEqual(['ready', 'navigate /news', 'ready']);
  await shown(news);
  await news.evaluate((element) => Object.assign(element, { path: '/reviews' }));
  await expect(news.getByRole('heading', { level: 1 })).toHaveText(/Reviews/);
  await expect.poll(heard).toEqual(['ready', 'navigate /news', 'ready', 'ready']);
  expect(page.url()).toBe(`${partner.origin}/`);
  const outside = news.getByRole('link').first();
  await news.evaluate((element) => element.removeAttribute('navigate'));
  await Promise.all([page.waitForURL(`${baseURL}/**`), outside.click()]);
});

test('a notice nobody shows is shown in the element; one that is prevented is not', async ({
  page,
  partner,
}) => {
  await page.goto(partner.put('/', `<ringside-gear></ringside-gear>${script('gear')}`));
  const gear = page.locator('ringside-gear');
  await shown(gear);
  const button = gear.getByRole('button', { name: /Buy Now/ }).first();
  await button.click();
  await expect(gear.getByRole('status')).toContainText("This feature isn't implemented yet!");
  await page.evaluate(() => {
    document.querySelector('ringside-gear')?.addEventListener('ringside:notice', (event) => {
      event.preventDefault();
      document.title = (event as CustomEvent<{ title: string }>).detail.title;
    });
  });
  await expect(gear.getByRole('status')).toBeEmpty({ timeout: 8000 });
  await button.click();
  await expect(page).toHaveTitle("This feature isn't implemented yet!");
  await expect(gear.getByRole('status')).toBeEmpty();
});

test.describe('a video', () => {
  test.use({ tolerated: [/^other origin: (http:\/\/127|https:\/\/www\.youtube-nocookie\.com)/] });
  test('opens over the whole window, keeps the focus and gives it back', async ({ page, partner }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
    );
    await page.goto(
      partner.put('/', {
        policy: `${POLICY}; frame-src https://www.youtube-nocookie.com`,
        body: `<ringside-workouts limit="2"></ringside-workouts>${script('training')}`,
      }),
    );
    await shown(page.locator('ringside-workouts').first());
    const button = page.getByRole('button', { name: /Watch Video Guide/ }).first();
    await button.click();
    const close = page.getByRole('button', { name: 'Close video' });
    await expect(close).toBeFocused();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await close.click();
    await expect(close).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('tabs of an embedded page answer to the keyboard', async ({ page, partner }) => {
  await page.goto(
    partner.put('/', `<ringside-training path="/fitness"></ringside-training>${script('training')}`),
  );
  await shown(page.locator('ringside-training'));
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('Weight Cut Pro');
});

test('countdowns inside an embedded page count', async ({ page, partner }) => {
  await page.clock.setFixedTime('2025-10-08T12:00:00Z');
  await page.goto(
    partner.put('/', { policy: POLICY, body: `<ringside-fights></ringside-fights>${script('fights')}` }),
  );
  await expect(page.locator('ringside-countdown').first()).toContainText('10 days left');
});

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

test('a pinned script says nothing of a page that is newer than its views', async ({ page, partner }) => {
  await page.route('**/news', async (route) => {
    const response = await route.fetch();
    const newer = (await response.text())
      .replace('</h1>', ' of today</h1>')
      .replace(/pages-[\w-]+\.js/g, 'pages-newer.js');
    await route.fulfill({ response, body: newer });
  });
  await page.goto(partner.put('/', `<ringside-news></ringside-news>${script('news')}`));
  const news = page.locator('ringside-news');
  await shown(news);
  await expect(news.getByRole('heading', { level: 1 })).toHaveText('News');
});

test.describe('what has no page', () => {
  test.use({ tolerated: [/^other origin: http:\/\/127|Write one of|write one like/] });
  for (const [tag, wrong, allowed] of [
    ['ringside-article-list', 'category="Chess"', 'category="Training"'],
    ['ringside-fight-list', 'limit="-1"', 'limit="2"'],
    ['ringside-news', 'path="/gear"', '/news/:slug'],
  ] as const) {
    test(`<${tag} ${wrong}> keeps its fallback and says what is allowed`, async ({ page, partner }) => {
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
    tolerated: [/^other origin: http:\/\/127|Failed to load resource|net::ERR_FAILED|integrity/],
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
        await new Promise((resolve) => setTimeout(resolve, 50));
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

test('a fragment stands alone at its address, whole without script, for frames', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/embed/ringside-article-list/category-fight-analysis');
  await expect(page.getByRole('link').first()).toBeVisible();
  await expect(page.locator('header.site-header')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('base')).toHaveAttribute('target', '_blank');
  await context.close();
  expect(await (await fetch(`${baseURL}/sitemap.xml`)).text()).not.toContain('/embed/');
});
