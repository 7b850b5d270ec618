import { expect, type Page, test } from '../support/test.ts';
import { menuLink, ready, visit } from '../support/visit.ts';

const goBack = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();

test('the addresses in a legal page are links', async ({ page }) => {
  await visit(page, '/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@.+\w$/,
  );
  await main.getByRole('link', { name: '/licenses.txt' }).click();
  await expect(page).toHaveURL('/licenses.txt');
});

test('Go Back on a legal page goes back, or home when there is nothing to go back to', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy');
  await expect(page.getByText(/Last updated:? \w+ \d+, \d{4}/)).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/');

  await menuLink(page, 'News').click();
  await expect(page).toHaveURL('/news');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await goBack(page);
  await expect(page).toHaveURL('/news');

  // A tab that a script opens has a referrer, but no history.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void open('/privacy')),
  ]);
  // Firefox's driver may lose a command that it receives in a new tab's empty document.
  await tab.waitForURL('/privacy');
  await ready(tab);
  await goBack(tab);
  await expect(tab).toHaveURL('/');
});

/** The links of the lines below a dark page's text. */
async function linesOf(page: Page, path: string) {
  await visit(page, path);
  return page
    .getByRole('main')
    .getByRole('term')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') })),
    );
}

for (const path of ['/contact', '/careers'])
  test(`each line of ${path} begins a letter with its name as the subject`, async ({ page }) => {
    const lines = await linesOf(page, path);
    expect(lines).toHaveLength(3);
    for (const { name, href } of lines)
      expect(href).toBe(`mailto:hello@ringside.example?subject=${name}`);
  });

for (const width of [390, 768])
  test(`at ${width} px the first screen of /contact has the address and the telephone number`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/contact');
    const main = page.getByRole('main');
    for (const name of ['hello@ringside.example', '+44 20 7946 0123'])
      await expect(main.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

test.describe('a URL without a page', () => {
  test.use({ tolerated: [/status of 404/] });

  test('leads to news, fights and gear', async ({ page }) => {
    const lines = await linesOf(page, '/no-such-page');
    expect(lines.map(({ href }) => href)).toEqual(['/news', '/fights', '/gear']);
  });
});
