import { sampled } from '@ringside/release/testing/sampled';
import { startPartner } from '../embeds/partner.ts';
import { type HostResponse, startHoldingServer } from '../support/holdingServer.ts';
import { expect, type Page, test } from '../support/test.ts';
import { addLink, goBack, holdBack, menuLink, pretendLine, ready } from '../support/visit.ts';

/**
 * Most cases also run without script. The browser's own behaviour then defines the expected result.
 */

test.use({ tolerated: [/^other origin: |status of 4\d\d|woff2|ERR_FAILED/] });

async function open(page: Page, path: string, isScripted: boolean | undefined): Promise<void> {
  await page.goto(path);
  if (isScripted !== false) await ready(page);
}

/** Clicks by script, because the driver's click scrolls the page first. */
async function leave(page: Page): Promise<void> {
  await menuLink(page, 'News').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/news');
}

/** Firefox 153 sets no `:target` for a page that it did not load itself. */
const topOfTarget = (page: Page) =>
  page.evaluate(() => {
    const part = document.getElementById(location.hash.slice(1));
    return part && Math.round(part.getBoundingClientRect().top);
  });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A host's redirects and its own pages, by path. */
function responsesWith(signIn: string): ReadonlyMap<string, HostResponse> {
  const to = (location: string) => ({ status: 302, headers: { location } });
  const own = (status: number) => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<h1>The host says ${status}</h1>`,
  });

  return new Map<string, HostResponse>([
    ['/to-gear', to('/gear')],
    ['/to-part', to('/gear#main')],
    ['/to-here', to('/about')],
    ['/to-sign-in', to(signIn)],
    ['/own-200', own(200)],
    ['/own-403', own(403)],
    ['/own-404', own(404)],
  ]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with script' : 'without script',
    sampled(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test('the host’s own responses are what the visitor gets', async ({ page, baseURL }) => {
        const site = String(baseURL);
        const other = await startPartner(site);
        const signIn = other.put('/in', '<h1>Sign in</h1>');
        const host = await startHoldingServer(site, responsesWith(signIn));

        try {
          for (const [path, url, heading] of [
            ['/to-gear#main', `${host.origin}/gear#main`, /Gear/],
            ['/to-part', `${host.origin}/gear#main`, /Gear/],
            ['/to-here', `${host.origin}/about`, /About/],
            ['/to-sign-in', signIn, 'Sign in'],
            ['/own-200', `${host.origin}/own-200`, 'The host says 200'],
            ['/own-403', `${host.origin}/own-403`, 'The host says 403'],
            ['/own-404', `${host.origin}/own-404`, 'The host says 404'],
          ] as const) {
            await open(page, `${host.origin}/about`, javaScriptEnabled);
            await addLink(page, path, 'moved');
            const link = page.getByRole('link', { name: 'moved' });
            await link.click();

            await expect(link, path).toHaveCount(0);
            const shown = page.getByRole('heading', { level: 1, name: heading });
            await expect(shown, path).toBeVisible();
            await expect(page, path).toHaveURL(url);
          }
        } finally {
          await host.close();
          await other.close();
        }
      });

      test('a reload, and Back from an anchor or another query, return to where the reader was', async ({
        page,
      }) => {
        await open(page, '/news', javaScriptEnabled);
        await page.evaluate(() => scrollTo(0, 900));
        await page.reload();
        if (javaScriptEnabled) await ready(page);
        await expect.poll(() => scrollY(page)).toBe(900);

        for (const href of ['#main', '/news?page=2']) {
          await addLink(page, href, 'elsewhere');
          const link = page.getByRole('link', { name: 'elsewhere' });
          await link.evaluate((element) => {
            Object.assign(element.style, { position: 'fixed', zIndex: 1 });
            scrollTo(0, 900);
          });
          await link.click();
          await expect.poll(() => scrollY(page)).toBeLessThan(200);

          await goBack(page, '/news');
          await expect.poll(() => scrollY(page), href).toBe(900);
          await link.evaluateAll((all) => {
            for (const each of all) each.remove();
          });
        }
      });

      test('a link leads to the part of another page that it names, also by Back, and to a path with two slashes', async ({
        page,
        baseURL,
      }) => {
        await open(page, '/about', javaScriptEnabled);
        // The target's top is just below the header.
        const isThere = () => expect.poll(() => topOfTarget(page)).toBe(96);
        for (const path of ['/fights#fight-3', `${baseURL}//fights#fight-2`]) {
          await addLink(page, path, 'added');
          await page.getByRole('link', { name: 'added' }).click();
          await expect(page).toHaveURL(path);
          await isThere();
        }

        await leave(page);
        await goBack(page, `${baseURL}//fights#fight-2`);
        await isThere();
      });

      test('an event that is no click by a visitor stays on the page', async ({ page }) => {
        await open(page, '/about', javaScriptEnabled);
        await addLink(page, '/gear', 'around');
        await page.evaluate(() => {
          const link = document.querySelector('main a');
          link?.append(Object.assign(document.createElement('input'), { type: 'checkbox' }));
          for (const type of ['click', 'focusin', 'pointerover', 'keydown', 'input'])
            for (const target of [link?.firstChild, document])
              target?.dispatchEvent(new Event(type, { bubbles: true }));
        });
        await page.getByRole('checkbox').click();
        await expect(page.getByRole('checkbox')).toBeChecked();
        await expect(page).toHaveURL('/about');
      });

      test('what was typed is there again after Back', async ({ page }) => {
        await open(page, '/', javaScriptEnabled);
        const field = page.getByRole('textbox', { name: /e-?mail/i });
        await field.fill('fan@ringside.example');

        await menuLink(page, 'News').click();
        await expect(page).toHaveURL('/news');
        await goBack(page, '/');
        await expect(field).toHaveValue('fan@ringside.example');
      });
    },
  );
}

for (const [what, act] of [
  [
    'a download',
    () => Object.assign(document.createElement('a'), { href: '/fights.ics', download: '' }).click(),
  ],
  ['an anchor', () => location.assign('#main')],
  ['a script that changes the URL', () => history.replaceState(null, '', '?changed')],
] as const)
  test(`${what} ends neither a link's navigation nor Back`, async ({ page }) => {
    await pretendLine(page, { effectiveType: '3g' });
    await open(page, '/about', true);
    for (const [path, begin] of [
      ['/gear', () => document.querySelector<HTMLElement>('.site-nav a[href="/gear"]')?.click()],
      ['/about', () => history.back()],
    ] as const) {
      const answer = await holdBack(page, ({ pathname }) => pathname === path);
      const request = page.waitForRequest((each) => new URL(each.url()).pathname === path);
      await page.evaluate(begin);
      await request;

      await page.evaluate(act);
      answer();
      await expect(page.getByRole('heading', { level: 1, name: path.slice(1) })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

test('Back before the part below the window is laid out returns to where the reader was', async ({
  page,
}) => {
  await open(page, '/news', true);
  await addLink(page, '/news?page=2', 'elsewhere');
  await page.getByRole('link', { name: 'elsewhere' }).evaluate(async (link: HTMLAnchorElement) => {
    const next = (target: EventTarget, type: string) =>
      new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
    scrollTo(0, 900);
    await next(document, 'scroll');
    link.click();
    await next(navigation, 'navigatesuccess');
    history.back();
    // Block the main thread, so that the browser paints no frame in between, as on a slow phone.
    for (const end = performance.now() + 50; performance.now() < end; );
    await next(globalThis, 'popstate');
  });
  await expect(page).toHaveURL('/news');
  await expect(page.locator('main[data-arriving]')).not.toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(900);
});
