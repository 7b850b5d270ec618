import { recomposed } from '../support/servedPages.ts';
import { expect, test } from '../support/test.ts';
import { isMarked, mark, menuLink, ready } from '../support/visit.ts';

/**
 * A page of an earlier release can appear without its files: from a cache, after files were deleted
 * too early, or while a host is being updated.
 */

// Firefox says MIME type twice, in its own words. The last pattern is everything that its driver
// reports about an error.
test.use({
  tolerated: [
    /status of 404|Refused to apply style|integrity|CORRUPTED_CONTENT|disallowed MIME type|blocked due to MIME type|is missing or is not what was released|^error: (ringside: .*: )?Error \(/,
  ],
});

test('a page whose files are gone is readable, its links work, and an open tab does not mix it with its own release', async ({
  page,
}) => {
  const expectReadable = async () => {
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }),
    ).toBeVisible();
  };

  await page.route(
    ({ pathname }) => pathname === '/news',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(
        /"(\/(?:assets|vendor)\/[^"]*-)[\w-]{8}\.(js|css)"/g,
        '"$1notthere.$2"',
      );
      await route.fulfill({ response, body: recomposed(body) });
    },
  );

  await page.goto('/news');
  await expectReadable();

  await menuLink(page, 'Gear').click();
  await expect(page).toHaveURL('/gear');
  await ready(page);
  await mark(page);

  await menuLink(page, 'News').click();
  await expectReadable();
  expect(await isMarked(page)).toBe(false);
});
