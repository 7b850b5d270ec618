import { rewritePages, rewriters } from '../support/rewriters.ts';
import { sampled } from '../support/sample.ts';
import { pagePaths } from '../support/servedPages.ts';
import { expect, type Page, test } from '../support/test.ts';
import { addLink, pretendLine, ready } from '../support/visit.ts';

/*
 * A host, a proxy or a plug-in rewrites the HTML of our pages. Each page then arrives as in a site without script, whose links open
 * new documents: with what was rewritten, its style and its scripts.
 */

test.use({ tolerated: [/status of 404/] });

/** What a visitor sees, once it is complete. */
async function shown(page: Page) {
  await ready(page);
  return page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    return { title: document.title, text: main.innerText, height: main.offsetHeight };
  });
}

const elsewhere = (path: string) => (path === '/about' ? '/terms' : '/about');

for (const [name, rewrite] of Object.entries(rewriters))
  for (const path of pagePaths)
    test(
      `${path} arrives through ${name} as when it is opened: by a link, by Back, prefetched`,
      sampled(path === '/contact'),
      async ({ page }) => {
        await pretendLine(page, { effectiveType: '3g' });
        await rewritePages(page, rewrite);
        await page.goto(path);
        const opened = await shown(page);
        await page.goto(elsewhere(path));
        await ready(page);
        await addLink(page, path, 'there');
        const there = page.getByRole('link', { name: 'there' });
        await there.evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveURL(path);
        expect(await shown(page)).toEqual(opened);

        await addLink(page, elsewhere(path), 'elsewhere');
        await page.getByRole('link', { name: 'elsewhere' }).click();
        await expect(page).toHaveURL(elsewhere(path));
        await ready(page);
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect.poll(() => shown(page)).toEqual(opened);

        await page.goto(elsewhere(path));
        await ready(page);
        await addLink(page, path, 'there');
        await Promise.all([
          page.waitForResponse((response) => new URL(response.url()).pathname === path),
          there.hover(),
        ]);
        await there.click();
        await expect(page).toHaveURL(path);
        await expect.poll(() => shown(page)).toEqual(opened);
      },
    );
