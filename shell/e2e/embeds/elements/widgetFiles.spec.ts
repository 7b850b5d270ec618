/** The widgets' files: how large they are, pinned, and of two releases at once. */

import { expect } from '@playwright/test';
import { FALLBACK, scriptOf, site, test, textOf, widget } from './widgetsOnPartner.ts';

for (const name of ['countdown', 'newsletter']) {
  test(`${name} is one file of at most 9 kB, without import, export and lit-html`, async () => {
    expect((await widget(name)).gzip).toBeLessThanOrEqual(9000);
    const text = await textOf(name);
    expect(text).not.toMatch(/\b(import|export)\b/);
    expect(text).not.toContain('lit-html');
  });

  test(`a partner's page runs ${name} by its pinned address and integrity`, async ({ page, open }) => {
    const { pinned, integrity } = await widget(name);
    const tag = `ringside-${name}`;
    await open(
      `<${tag}></${tag}><script src="ORIGIN${pinned}" integrity="${integrity}" crossorigin></script>`,
    );
    await expect.poll(() => page.evaluate((each) => Boolean(customElements.get(each)), tag)).toBe(true);
  });
}

test('two releases on one page: the first is used, and one warning names both', async ({ page, open }) => {
  const { release } = await widget('countdown');
  const other = (await textOf('countdown')).replaceAll(release, 'ffffffffffff');
  await page.route(`${site()}/other.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: other }),
  );
  const { said } = await open(
    `<ringside-countdown fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}<script src="ORIGIN/other.js"></script>${scriptOf('countdown')}<script src="ORIGIN/other.js"></script>`,
  );
  // All four have run.
  await page.waitForLoadState();
  await expect(page.locator('ringside-countdown')).toContainText('74 days left');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`+${release} is already defined`);
  expect(said[0]).toContain('+ffffffffffff is ignored');
});
