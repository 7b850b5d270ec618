import { startPartner } from '../embeds/partner.ts';
import { expect, test } from '../support/test.ts';

test.use({ tolerated: [/./] });

test('other sites can only frame pages that are made for it', async ({ page, baseURL }) => {
  const partner = await startPartner(baseURL ?? '');
  await partner.open(page, '');
  // Firefox's driver reports a refused iframe as a failure of the page, so a script adds the
  // iframe.
  const frame = (path: string) =>
    page.evaluate((src) => {
      const iframe = document.createElement('iframe');
      iframe.src = src;
      document.body.replaceChildren(iframe);
    }, `${baseURL}${path}`);
  for (const path of ['/embed/ringside-workouts/limit-1', '/embed/frame?element=ringside-news']) {
    await frame(path);
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  }
  for (const path of ['/news', '/embed']) {
    await frame(path);
    await expect
      .poll(() => page.frames()[1]?.url(), path)
      .toMatch(/^(chrome-error:|about:neterror)/);
  }
  await partner.close();
});
