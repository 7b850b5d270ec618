/** The countdown's looks on a partner's page: their requests, and their appearance without fonts and pictures. */

import { expect } from '@playwright/test';
import { FALLBACK, scriptOf, test } from './widgetsOnPartner.ts';

for (const look of ['card', 'banner'])
  test(`a ${look} requests its fonts and its poster, without a cookie, under the documented policy`, async ({
    page,
    context,
    open,
  }) => {
    const { requests, said } = await open(
      `<ringside-countdown look="${look}" fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`,
      { policy: "default-src 'none'; script-src ORIGIN; img-src ORIGIN data:; font-src ORIGIN" },
    );
    const bill = page.locator('ringside-countdown [part="bill"]');
    await expect(bill).toContainText(/Tobias Rourke[\s\S]*Anselm Varga[\s\S]*74 days left/);
    await expect(bill.locator('[part="start"]')).toContainText('Your time: Sat, Oct 18');
    await expect(bill.getByRole('link', { name: 'Fight details' })).toHaveAttribute(
      'href',
      'https://ringside.example/fights#fight-1',
    );
    await expect
      .poll(() => bill.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(960);
    const paths = requests.map((url) => new URL(url).pathname.replace(/-[\w-]{8}(-960)?\./, '$1.'));
    expect(paths.sort()).toEqual([
      '/assets/fights/rourke-varga-960.avif',
      '/assets/shell/league-gothic.woff2',
      '/assets/shell/source-sans-3.woff2',
      '/embed/countdown.js',
    ]);
    expect(said).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test('a card whose fonts and poster are forbidden shows its whole text', async ({ page, open }) => {
  await open(
    `<ringside-countdown look="card" fight="1">${FALLBACK}</ringside-countdown>${scriptOf('countdown')}`,
    { policy: "default-src 'none'; script-src ORIGIN" },
  );
  const bill = page.locator('ringside-countdown [part="bill"]');
  await expect(bill).toContainText(/Tobias Rourke[\s\S]*Anselm Varga[\s\S]*74 days left/);
  await expect(bill.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
});
