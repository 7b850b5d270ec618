/** Releases of earlier kits, in today's site. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishAll } from '@ringside/release/testing/publishAll';
import { KEPT_KITS, unpackRounds } from '@ringside/release/testing/rounds';
import { workspaceRoot } from '@ringside/release/workspace';
import { startPartner } from '../embeds/partner.ts';
import { expect, test } from '../support/test.ts';

for (const kit of KEPT_KITS)
  test.describe(`a section built with kit ${kit}`, () => {
    let folder: string;
    let server: Awaited<ReturnType<typeof serveSite>>;
    let origin: string;

    test.beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'ringside-kits-'));
      const site = join(folder, 'site');
      await cp(join(workspaceRoot, '.cache', 'e2e-site'), site, { recursive: true });
      await publishAll(directoryStore(site), [await unpackRounds(kit, join(folder, 'rounds'))]);
      server = await serveSite(site, 0);
      origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    });

    test.afterAll(async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    });

    test.describe.configure({ mode: 'default' });
    test.use({ tolerated: [/^other origin: http:\/\/(localhost|127\.0\.0\.1):/] });

    test('its page and its fragment hydrate in the shell of today', async ({ page }) => {
      await page.goto(`${origin}/rounds`);
      for (const label of ['Page', 'Fragment']) {
        await page.getByRole('button', { name: `${label}: 0` }).click();
        await expect(page.getByRole('button', { name: `${label}: 1` })).toBeVisible();
        await expect(page.getByText(`${label} pressed`)).toBeVisible();
      }
      await page.evaluate(() => Object.assign(window, { isSameTab: true }));
      await page.getByRole('navigation').getByRole('link', { name: 'Gear' }).first().click();
      await expect(page).toHaveURL(`${origin}/gear`);
      await page.goBack();
      await page.getByRole('button', { name: 'Page: 0' }).click();
      await expect(page.getByRole('button', { name: 'Page: 1' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameTab' in window)).toBe(true);
    });

    test('its element works on a partner’s page', async ({ page }) => {
      const partner = await startPartner(origin);
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
