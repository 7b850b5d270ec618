import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { holdBack } from '../../support/visit.ts';
import { ICON, type Partner, startPartner } from '../partner.ts';

/** The widgets' files as they are served, on a page of another origin. */
const site = () => process.env.RINGSIDE_E2E_URL ?? '';
const embeds = join(workspaceRoot, '.cache/e2e-site/embed');

interface Listed {
  name: string;
  release: string;
  evergreen: string;
  pinned: string;
  integrity: string;
  gzip: number;
}
const listed = async () => JSON.parse(await readFile(join(embeds, 'index.json'), 'utf8')) as Listed[];
const widget = async (name: string): Promise<Listed> => {
  const found = (await listed()).find((each) => each.name === name);
  if (!found) throw new Error(`embed/index.json has no ${name}`);
  return found;
};

const FALLBACK =
  '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a> <time datetime="2025-10-18">October 18, 2025</time>';
const FORM =
  '<form method="dialog"><label>Email address <input type="email" name="email" required autocomplete="email"></label> <button>Subscribe</button></form>';
const scriptOf = (name: string, more = '') => `<script ${more} src="ORIGIN/embed/${name}.js"></script>`;

let partner: Partner;
test.beforeAll(async () => {
  partner = await startPartner(site());
});
test.afterAll(() => partner.close());

interface Opening {
  policy?: string;
  /** The time by the visitor's clock. */
  now?: string;
}

/** Opens a page of a partner. Gives what it asked for besides itself, and what its console said. */
async function open(page: Page, body: string, { policy, now = '2025-08-05T09:00:00Z' }: Opening = {}) {
  const address = partner.put('/', { body, policy });
  const requests: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(partner.origin)) requests.push(request.url());
  });
  const say = (text: string) => {
    if (!ICON.test(text)) said.push(text);
  };
  page.on('console', (message) => say(message.text()));
  page.on('pageerror', (error) => say(String(error)));
  await page.clock.install({ time: now });
  await page.goto(address, { waitUntil: 'commit' });
  return { requests, said };
}

for (const name of ['countdown', 'newsletter']) {
  test(`${name} is one file of at most 6 kB, without import, export and lit-html`, async () => {
    expect((await widget(name)).gzip).toBeLessThanOrEqual(6000);
    const text = await readFile(join(embeds, `${name}.js`), 'utf8');
    expect(text).not.toMatch(/\b(import|export)\b/);
    expect(text).not.toContain('lit-html');
  });

  test(`a partner's page runs ${name} by its pinned address and integrity`, async ({ page }) => {
    const { pinned, integrity } = await widget(name);
    const tag = `ringside-${name}`;
    await open(
      page,
      `<${tag}></${tag}><script src="ORIGIN${pinned}" integrity="${integrity}" crossorigin></script>`,
    );
    await expect.poll(() => page.evaluate((each) => Boolean(customElements.get(each)), tag)).toBe(true);
  });
}

for (const [how, more] of [
  ['a classic script', ''],
  ['a module', 'type="module"'],
  ['a module with integrity', 'type="module" crossorigin'],
] as const) {
  test(`the countdown of one of our fights works as ${how}, with one request and no cookie`, async ({
    page,
    context,
  }) => {
    const { requests, said } = await open(
      page,
      `<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown', more)}`,
      {
        policy:
          "default-src 'none'; script-src ORIGIN; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    );
    await expect(page.locator('ringside-countdown')).toContainText('74 days left');
    await expect(page.locator('[part="event"]', { hasText: /^Thunder on the Thames$/ })).toBeVisible();
    await expect(page.getByRole('link')).toBeHidden();
    await page.waitForLoadState();
    expect(requests).toEqual([`${site()}/embed/countdown.js`]);
    expect(said).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('the newsletter stores a subscription and nothing else, and asks nobody', async ({ page, context }) => {
  const { requests, said } = await open(
    page,
    `<ringside-newsletter>${FORM}</ringside-newsletter>${scriptOf('newsletter')}`,
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('textbox', { name: 'Email address' }).fill('fan@corner.tv');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText('Saved in This Browser');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'ringside:newsletter-subscriptions': '["fan@corner.tv"]',
  });
  expect(requests).toEqual([`${site()}/embed/newsletter.js`]);
  expect(said).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('two releases on one page: the first is used, and one warning names both', async ({ page }) => {
  const { release } = await widget('countdown');
  const other = (await readFile(join(embeds, 'countdown.js'), 'utf8')).replaceAll(release, 'ffffffffffff');
  await page.route(`${site()}/other.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: other }),
  );
  const { said } = await open(
    page,
    `<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}<script src="ORIGIN/other.js"></script>${scriptOf('countdown')}<script src="ORIGIN/other.js"></script>`,
  );
  // All four have run.
  await page.waitForLoadState();
  await expect(page.locator('ringside-countdown')).toContainText('74 days left');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`+${release} is defined already`);
  expect(said[0]).toContain('+ffffffffffff is not used');
});

test('pages that add to the prototypes of arrays and objects do no harm', async ({ page }) => {
  const { said } = await open(
    page,
    `<script>Array.prototype.extra = Object.prototype.extra = () => {}; Array.prototype.last = 1; Object.prototype.fights = 1; Object.prototype['2'] = { date: '2025-10-18', event: 'None' };</script>
     <ringside-countdown fight="1">${FALLBACK}</ringside-countdown><ringside-newsletter>${FORM}</ringside-newsletter>
     ${scriptOf('countdown')}${scriptOf('newsletter')}`,
  );
  await expect(page.locator('ringside-countdown')).toContainText('74 days left');
  // A form that nobody listens to yet does nothing.
  await page.waitForFunction(() => customElements.get('ringside-newsletter'));
  await page.getByRole('textbox').fill('fan@corner.tv');
  await page.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('Saved in This Browser');
  expect(said).toEqual([]);
});

for (const width of [320, 400, 800]) {
  test(`nothing moves when the scripts come late, at ${width} px`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium measures layout shift');
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, `${site()}/embed/*`);
    await open(
      page,
      `<p>Before</p><ringside-countdown fight="1">${FALLBACK}</ringside-countdown><ringside-newsletter>${FORM}</ringside-newsletter><p>After</p>
       ${scriptOf('countdown', 'async')}${scriptOf('newsletter', 'async')}
       <script>window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });</script>`,
    );
    await expect(page.getByText('After')).toBeVisible();
    release();
    await expect(page.locator('ringside-countdown')).toContainText('74 days left');
    await page.waitForFunction(() => customElements.get('ringside-newsletter'));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.005,
    );
  });
}

test('the countdown announces nothing in a minute', async ({ page }) => {
  await open(page, `<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`, {
    now: '2025-10-17T23:59:30Z',
  });
  const countdown = page.locator('ringside-countdown');
  await expect(countdown).toContainText('1 days left');
  const live = countdown.locator(
    '[aria-live], [role="status"], [role="alert"], [role="timer"], [role="log"], output',
  );
  await expect(live).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(countdown).toContainText('Fight Day!');
  await expect(live).toHaveCount(0);
});

for (const look of ['card', 'banner'])
  test(`a ${look} asks for its faces and its poster, without a cookie, under the policy that it names`, async ({
    page,
    context,
  }) => {
    const { requests, said } = await open(
      page,
      `<ringside-countdown look="${look}" fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`,
      { policy: "default-src 'none'; script-src ORIGIN; img-src ORIGIN data:; font-src ORIGIN" },
    );
    const bill = page.locator('ringside-countdown [part="bill"]');
    await expect(bill).toContainText(/Tobias Rourke[\s\S]*Anselm Varga[\s\S]*74 days left/);
    await expect(bill.locator('[part="start"]')).toContainText('Your time: Sat, Oct 18');
    await expect(bill.getByRole('link', { name: 'Fight details' })).toHaveAttribute(
      'href',
      'https://ringside.example/fights#fight-1',
    );
    await expect
      .poll(() => bill.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(960);
    const paths = requests.map((url) => new URL(url).pathname.replace(/-[\w-]{8}(-960)?\./, '$1.'));
    expect(paths.sort()).toEqual([
      '/assets/fights/rourke-varga-960.avif',
      '/assets/shell/league-gothic.woff2',
      '/assets/shell/source-sans-3.woff2',
      '/embed/countdown.js',
    ]);
    expect(said).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test('a card whose faces and poster are forbidden shows all it has to say', async ({ page }) => {
  await open(
    page,
    `<ringside-countdown look="card" fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`,
    { policy: "default-src 'none'; script-src ORIGIN" },
  );
  const bill = page.locator('ringside-countdown [part="bill"]');
  await expect(bill).toContainText(/Tobias Rourke[\s\S]*Anselm Varga[\s\S]*74 days left/);
  await expect(bill.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});
