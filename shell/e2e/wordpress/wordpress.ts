import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serveSite } from '@ringside/release/serve';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { workspaceRoot } from '@ringside/release/workspace';
import { freePort } from '@ringside/shared/testing/freePort';
import { listen } from '../support/listen.ts';
import { PASSWORD, startWordPress, type WordPress } from './startWordPress.ts';

export interface Ringside {
  origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const test = base.extend<object, { wordpress: WordPress; ringside: Ringside }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const wordpress = await startWordPress();
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  ringside: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = join(workspaceRoot, '.cache/wordpress-site');
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      await publishWorkspace(site, origin);

      const ringside: Ringside = {
        origin,
        async start() {
          ringside.stop = (await listen(await serveSite(site, port))).close;
        },
        stop: async () => {},
      };

      await ringside.start();
      await use(ringside);
      await ringside.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export async function logIn(
  page: Page,
  { origin }: WordPress,
  user: 'admin' | 'author',
): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/**');
}

/**
 * Writes and publishes a post through the block editor.
 * @returns the post's URL
 */
export async function publishPost(
  page: Page,
  { origin }: WordPress,
  title: string,
  block: 'Embed' | 'Custom HTML',
  text: string,
): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(PARAGRAPH);
  await page.keyboard.press('Enter');

  // WordPress turns a pasted https URL into this block by itself. The test's site has only http, so
  // choose the block.
  await page.keyboard.type(`/${block}`);
  await page.getByRole('option', { name: block, exact: true }).click();

  if (block === 'Embed') {
    await page.getByRole('textbox', { name: 'Embed URL' }).fill(text);
    await page.getByRole('button', { name: 'Embed', exact: true }).click();
    await page.locator('figure.wp-block-embed iframe').waitFor();
  } else await page.getByRole('textbox', { name: 'HTML' }).fill(text);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  return String(await panel.getByRole('link', { name: 'View Post' }).getAttribute('href'));
}

export const PARAGRAPH = 'As wide as the column.';
