/** Releases that were built with earlier kits must work in today's site. */
import { KEPT_KITS, unpackRounds } from '@ringside/release/testing/rounds';
import { startPartner } from '../embeds/partner.ts';
import { serveCopy } from '../support/serveCopy.ts';
import { expect, test } from '../support/test.ts';
import { goBack, isMarked, mark } from '../support/visit.ts';

for (const kit of KEPT_KITS)
  test.describe(`a section built with kit ${kit}`, () => {
    let site: Awaited<ReturnType<typeof serveCopy>>;
    test.beforeAll(async () => {
      site = await serveCopy((folder) => unpackRounds(kit, folder));
    });
    test.afterAll(() => site.close());
    test.describe.configure({ mode: 'default' });
    test.use({ tolerated: [/^other origin: http:\/\/(localhost|127\.0\.0\.1):/] });

    test('its page and its fragment hydrate in the shell of today', async ({ page }) => {
      const { origin } = site;
      await page.goto(`${origin}/rounds`);
      for (const label of ['Page', 'Fragment']) {
        await page.getByRole('button', { name: `${label}: 0` }).click();
        await expect(page.getByRole('button', { name: `${label}: 1` })).toBeVisible();
        await expect(page.getByText(`${label} pressed`)).toBeVisible();
      }
      await mark(page);
      await page.getByRole('navigation').getByRole('link', { name: 'Gear' }).first().click();
      await expect(page).toHaveURL(`${origin}/gear`);
      await goBack(page, `${origin}/rounds`);
      await page.getByRole('button', { name: 'Page: 0' }).click();
      await expect(page.getByRole('button', { name: 'Page: 1' })).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    test('its element works on a partner’s page', async ({ page }) => {
      const partner = await startPartner(site.origin);
      try {
        const body =
          '<ringside-round-counter></ringside-round-counter><script src="ORIGIN/embed/rounds.js"></script>';
        await page.goto(partner.put('/page', body));
        await page.getByRole('button', { name: 'Fragment: 0' }).click();
        await expect(page.getByRole('button', { name: 'Fragment: 1' })).toBeVisible();
      } finally {
        await partner.close();
      }
    });
  });
