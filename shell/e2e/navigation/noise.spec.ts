import { expect, test } from '../support/sharedPage.ts';
import { addLink, isMarked, mark, visit } from '../support/visit.ts';

const NOISE = [
  '?utm_source=x&fbclid=y#[data-root]',
  '?__proto__[polluted]=1&constructor.prototype.polluted=1#"><img src=x onerror=alert(1)>',
  '?%ff%00=%#%E0%A4%A',
];

test('a page is the same whatever follows its path, opened and by a link, and its URL stays', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const noise of NOISE) {
    await page.goto('about:blank');
    await visit(page, `/fitness${noise}`);
    await expect(page.getByRole('heading', { level: 1 }), noise).toHaveText(/Fitness/i);
    await mark(page);
    await addLink(page, `/gear${noise}`, 'noise');
    const link = page.getByRole('link', { name: 'noise' });
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /Gear/ })).toBeFocused();
    expect(page.url()).toBe(href);
    expect(await isMarked(page), noise).toBe(true);
    expect(await page.locator('img[src="x"]').count(), noise).toBe(0);
    expect(await page.evaluate(() => 'polluted' in {}), noise).toBe(false);
    expect(dialogs, noise).toEqual([]);
  }
});
