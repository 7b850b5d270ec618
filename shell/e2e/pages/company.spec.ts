import { expect, type Page, test } from '../support/test.ts';
import { menuLink, ready, visit } from '../support/visit.ts';

test.use({ tolerated: [/status of 404/] });

const goBack = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Go Back', exact: true }).click();

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

test('each line of contact and careers begins a letter with its subject, and those of the missing page lead on', async ({
  page,
}) => {
  const linesOf = (path: string) =>
    visit(page, path).then(() =>
      page
        .getByRole('main')
        .getByRole('term')
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') })),
        ),
    );

  for (const path of ['/contact', '/careers']) {
    const lines = await linesOf(path);
    expect(lines.length, path).toBe(3);
    for (const { name, href } of lines)
      expect(href).toBe(`mailto:hello@ringside.example?subject=${name}`);
  }
  expect((await linesOf('/no-such-page')).map(({ href }) => href)).toEqual([
    '/news',
    '/fights',
    '/gear',
  ]);
});
