/** Partners' pages while Ringside cannot be reached. */
import { expect } from '@playwright/test';
import { print, site, test } from './printed.ts';

test('when Ringside cannot be reached, every element is a link to it', async ({ page, partner, printed }) => {
  await page.route(`${site()}/**`, (route) => route.abort());
  for (const element of printed.elements) {
    await page.goto(partner.put('/', print(printed, 'html', element).lines));
    await expect(page.locator(element.tag).getByRole('link').first(), element.tag).toBeVisible();
  }
});
