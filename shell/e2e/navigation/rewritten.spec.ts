import { sampled } from '@ringside/release/testing/sampled';
import { browserName } from '@ringside/shared/testing/browser';
import { minify } from 'html-minifier-terser';
import { missing } from '../support/facts.ts';
import { pagePaths } from '../support/servedPages.ts';
import { expect, type Page, test } from '../support/test.ts';
import {
  addLink,
  goBack,
  goForward,
  isMarked,
  leaveViewsEmpty,
  mark,
  pretendLine,
  ready,
} from '../support/visit.ts';

test.use({ tolerated: [/status of 404|woff2|avif|jpg|ERR_FAILED/] });

// Other options to launch a browser need another browser, so Chromium gets none.
if (browserName === 'firefox')
  test.use({
    // Firefox's driver does not report a page that returns from memory, so Firefox keeps none here.
    launchOptions: async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        firefoxUserPrefs: {
          ...launchOptions.firefoxUserPrefs,
          'browser.sessionhistory.max_total_viewers': 0,
        },
      }),
  });

const SCRIPT = '<script src="/cdn-cgi/decode.js"></script>';
const DECODED = `for (const each of document.querySelectorAll('[data-email]')) each.replaceWith(atob(each.dataset.email))`;

/** What hosts do to a page. `readPage.test.ts` has smaller changes, with which links load it in full, too. */
const rewriters: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  nothing: (html) => html,
  'html-minifier-terser': (html) =>
    minify(html, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      removeAttributeQuotes: true,
      removeComments: true,
      removeOptionalTags: true,
      sortAttributes: true,
    }),
  'an obfuscator of email addresses': (html) =>
    html
      .replace(
        />([\w.]+@[\w.]+)</g,
        (_, email) => `><i data-email="${btoa(email)}">[email protected]</i><`,
      )
      .replace('</body>', `${SCRIPT}</body>`),
};

/** Describes every element: its words, its place and its colours. */
async function looks(page: Page) {
  await ready(page);
  await page.mouse.move(0, 0);
  await page.waitForFunction(
    () => !document.querySelector('ringside-countdown:not(:defined), main[data-arriving]'),
  );
  return page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      ':is(header, main, footer) :not(noscript *)',
    );
    const described = [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, padding, borderWidth, display, opacity } =
        getComputedStyle(element);
      const place = [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
      return `${element.tagName} ${place} ${color} ${backgroundColor} ${font} ${padding} ${borderWidth} ${display} ${opacity}`;
    });
    return [document.title, document.querySelector('main')?.innerText, ...described];
  });
}

for (const [name, rewrite] of Object.entries(rewriters))
  for (const path of pagePaths)
    test(`through ${name}, ${path} is the same by a link, prefetched, and by Back as when it is opened`, {
      ...sampled(name === 'nothing' ? ['/', missing[0].path].includes(path) : path === '/contact'),
    }, async ({ page }) => {
      await pretendLine(page, { effectiveType: '3g' });
      await page.route('/cdn-cgi/decode.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: DECODED }),
      );

      await leaveViewsEmpty(page);
      // If fonts are late, a page has the height of its fallback fonts, so load no fonts at all.
      await page.route(/\.(woff2|avif|jpg)$/, (route) => route.abort());
      const isPage = ({ pathname }: URL) => !pathname.includes('.') && pathname !== '/embed/frame';
      await page.route(isPage, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: await rewrite(await response.text()) });
      });

      // `/embed` has its own security policy, so links to it load the page in full.
      const isSoft = !path.startsWith('/embed');
      const elsewhere = path === '/about' ? '/terms' : '/about';
      const link = page.getByRole('link', { name: 'added', exact: true });

      const openElsewhere = async () => {
        await page.goto(elsewhere);
        await ready(page);
        await addLink(page, path, 'added');
        await mark(page);
      };

      const expectOpened = async () => {
        await expect(page).toHaveURL(path);
        await expect.poll(() => looks(page)).toEqual(opened);
        expect(await isMarked(page)).toBe(isSoft && name === 'nothing');
      };

      await page.goto(path, { waitUntil: 'networkidle' });
      const opened = await looks(page);

      await openElsewhere();
      await link.evaluate((element: HTMLElement) => element.click());
      await expectOpened();

      await openElsewhere();
      const response = page.waitForResponse((each) => new URL(each.url()).pathname === path);
      await link.hover();
      if (isSoft) await response;
      await link.click();
      await expectOpened();

      await goBack(page, elsewhere);
      await ready(page);
      await goForward(page, path);
      await expectOpened();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
