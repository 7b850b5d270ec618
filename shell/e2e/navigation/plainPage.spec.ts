import { setTimeout as wait } from 'node:timers/promises';
import { type HostResponse, startHost } from '../support/hostInFront.ts';
import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/test.ts';
import { pretendLine, ready } from '../support/visit.ts';

/*
 * The browser's own behaviour. Each case also runs on the same pages without script, which define the expected result.
 */

test.use({ tolerated: [/^other origin: |status of 4\d\d/] });

/** Opens a page with or without script. */
async function open(page: Page, path: string, isScripted: boolean | undefined): Promise<void> {
  await page.goto(path);
  if (isScripted !== false) await ready(page);
}

/** Adds a link on a separate line at the top of the page. */
const addLink = (page: Page, href: string, textContent: string) =>
  page.evaluate(
    (link) => {
      const line = document.createElement('p');
      line.append(Object.assign(document.createElement('a'), link));
      document.querySelector('main')?.prepend(line);
    },
    { href, textContent },
  );

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const REDIRECTS = [301, 302, 307, 308];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    // Without script the browser alone answers.
    test(
      'the host’s own responses are what the visitor gets',
      sampled(javaScriptEnabled),
      async ({ page, baseURL }) => {
        if (!baseURL) throw new Error('there is no site');
        const other = await startHost(
          baseURL,
          new Map([['/in', { status: 200, headers: HTML, body: '<h1>Sign in</h1>' }]]),
        );
        const own = new Map<string, HostResponse>();
        for (const status of REDIRECTS)
          own.set(`/to-gear-${status}`, { status, headers: { location: '/gear' } });
        own.set('/to-part', { status: 302, headers: { location: '/gear#main' } });
        own.set('/to-here', { status: 302, headers: { location: '/about' } });
        own.set('/to-sign-in', { status: 302, headers: { location: `${other.origin}/in` } });
        for (const status of [401, 403, 404, 410])
          own.set(`/own-${status}`, { status, headers: HTML, body: `<h1>The host says ${status}</h1>` });
        const host = await startHost(baseURL, own);
        const at = (path: string) => host.origin + path;
        try {
          for (const [path, url, heading] of [
            ...REDIRECTS.map((status) => [`/to-gear-${status}`, at('/gear'), /Gear/] as const),
            ['/to-gear-302#main', at('/gear#main'), /Gear/],
            ['/to-part', at('/gear#main'), /Gear/],
            ['/to-here', at('/about'), /About/],
            ['/to-sign-in', `${other.origin}/in`, 'Sign in'],
            ...[401, 403, 404, 410].map(
              (status) => [`/own-${status}`, at(`/own-${status}`), `The host says ${status}`] as const,
            ),
          ] as const) {
            await open(page, at('/about'), javaScriptEnabled);
            await addLink(page, path, 'moved');
            const link = page.getByRole('link', { name: 'moved' });
            await link.click();
            // A URL that leads back to this page is already shown.
            await expect(link, path).toHaveCount(0);
            await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
            await expect(page, path).toHaveURL(url);
          }
        } finally {
          await host.close();
          await other.close();
        }
      },
    );

    test('a reload, and Back from an anchor or another query, return to where the reader was', async ({
      page,
    }) => {
      await open(page, '/news', javaScriptEnabled);
      await page.evaluate(() => scrollTo(0, 900));
      await page.reload();
      if (javaScriptEnabled) await ready(page);
      await expect.poll(() => scrollY(page)).toBe(900);
      for (const href of ['#main', '/news?page=2']) {
        await open(page, '/news', javaScriptEnabled);
        await addLink(page, href, 'elsewhere');
        const link = page.getByRole('link', { name: 'elsewhere' });
        await link.evaluate((element) => {
          element.style.position = 'fixed';
          scrollTo(0, 900);
        });
        await link.click();
        await expect.poll(() => scrollY(page)).toBeLessThan(200);
        await page.goBack();
        await expect(page).toHaveURL('/news');
        await expect.poll(() => scrollY(page), href).toBe(900);
      }
    });

    test('what is no click on a link stays on the page', async ({ page }) => {
      await open(page, '/about', javaScriptEnabled);
      for (const name of ['editable', 'late', 'around']) await addLink(page, '/gear', name);
      await page.evaluate(() => {
        const [around, late, editable] = document.querySelectorAll('main a');
        editable?.parentElement?.setAttribute('contenteditable', '');
        around?.append(Object.assign(document.createElement('input'), { type: 'checkbox' }));
        // A listener that is added after those of the page, on the window.
        addEventListener('click', (event) => event.target === late && event.preventDefault());
      });
      await page.getByRole('link', { name: 'editable' }).click();
      await page.getByRole('checkbox').click();
      if (javaScriptEnabled) await page.getByRole('link', { name: 'late' }).click();
      await page.evaluate(() => {
        document.querySelector('main a')?.firstChild?.dispatchEvent(new Event('click', { bubbles: true }));
        document.dispatchEvent(new Event('click'));
      });
      // Timers of a page without script never end.
      await wait(300);
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('checkbox')).toBeChecked();
    });

    test('what was typed is there again after Back', async ({ page }) => {
      await open(page, '/', javaScriptEnabled);
      const field = page.getByRole('textbox', { name: /e-?mail/i });
      await field.fill('fan@ringside.example');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
      await expect(page).toHaveURL('/news');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(field).toHaveValue('fan@ringside.example');
    });
  });
}

test('a pointer that sweeps over links requests nothing; one that rests requests one page', async ({
  page,
}) => {
  await pretendLine(page, { effectiveType: '3g' });
  await page.clock.install();
  await open(page, '/about', true);
  for (let at = 19; at >= 0; at -= 1) await addLink(page, `/news?link=${at}`, `Link ${at}`);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('link=') && asked.push(request.url()));
  const last = await page.getByRole('link', { name: 'Link 19' }).boundingBox();
  if (!last) throw new Error('there are no links');
  const x = last.x + 5;
  // The time of the sweep does not depend on the machine.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (let y = last.y - 500; y < last.y + 60; y += 10) {
    await page.mouse.move(x, y);
    await page.clock.runFor(5);
  }
  await page.clock.runFor(200);
  expect(asked).toEqual([]);
  await page.mouse.move(x, last.y + 5);
  const request = page.waitForRequest(/link=19$/);
  await page.clock.runFor(100);
  await request;
  expect(asked).toHaveLength(1);
});

test('every box of home is where it is after a full load', async ({ page }) => {
  // Fonts that are too late for the first view are left out of it (`font-display: optional`); from then on they are cached.
  await open(page, '/', true);
  await page.reload();
  await ready(page);
  const full = await boxes(page);
  await open(page, '/about', true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const soft = await boxes(page);
  expect(full.length).toBeGreaterThan(400);
  expect(soft.filter((box, index) => box !== full[index])).toEqual([]);
});

/** The places of all visible elements, in whole pixels, once everything on the page has been in view. */
const boxes = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await frame();
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      });
  });
