import { minify } from 'html-minifier-terser';
import { sampled } from '../support/sample.ts';
import { pagePaths } from '../support/servedPages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { addLink, pretendLine, ready } from '../support/visit.ts';

test.use({ tolerated: [/status of 404/] });

const SCRIPT = '<script src="/cdn-cgi/decode.js"></script>';
const DECODED = `for (const each of document.querySelectorAll('[data-email]')) each.replaceWith(atob(each.dataset.email))`;

const rewriters: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  'a minifier': (html) =>
    minify(html, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      removeAttributeQuotes: true,
      removeComments: true,
      removeOptionalTags: true,
      sortAttributes: true,
    }),
  // As Cloudflare does.
  'an obfuscator of email addresses': (html) =>
    html
      .replace(/>([\w.]+@[\w.]+)</g, (_, email) => `><i data-email="${btoa(email)}">[email protected]</i><`)
      .replace('</body>', `${SCRIPT}</body>`),
  'an injector of scripts': (html) => html.replace('</head>', `${SCRIPT}</head>`),
  'a cache that signs its pages': (html) => `${html}<!-- Cached copy. -->`,
};

async function shown(page: Page) {
  await ready(page);
  return page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    return { title: document.title, text: main.innerText, height: main.offsetHeight };
  });
}

for (const [name, rewrite] of Object.entries(rewriters))
  for (const path of pagePaths)
    test(`through ${name}, ${path} is the same by a link, prefetched, and by Back as when it is opened`, {
      ...sampled(path === '/contact'),
    }, async ({ page }) => {
      await pretendLine(page, { effectiveType: '3g' });
      const body = DECODED;
      await page.route('/cdn-cgi/decode.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      const isPage = ({ pathname }: URL) => !pathname.includes('.');
      await page.route(isPage, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: await rewrite(await response.text()) });
      });
      const elsewhere = path === '/about' ? '/terms' : '/about';
      const link = page.getByRole('link', { name: 'added', exact: true });
      const openElsewhere = async () => {
        await page.goto(elsewhere);
        await ready(page);
        await addLink(page, path, 'added');
      };
      await openElsewhere();
      await page.goto(path);
      const opened = await shown(page);

      await openElsewhere();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      await expect.poll(() => shown(page)).toEqual(opened);

      await openElsewhere();
      await Promise.all([
        page.waitForResponse((each) => new URL(each.url()).pathname === path),
        link.hover(),
      ]);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => shown(page)).toEqual(opened);

      await addLink(page, elsewhere, 'added');
      await link.click();
      await expect(page).toHaveURL(elsewhere);
      await ready(page);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect.poll(() => shown(page)).toEqual(opened);
    });
