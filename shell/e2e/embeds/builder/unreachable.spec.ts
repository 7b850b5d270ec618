/** What visitors of a partner's page see while Ringside cannot be reached. */
import { expect } from '@playwright/test';
import { elementOf, print, site, test, works } from './printed.ts';

test('when Ringside cannot be reached, every element and every frame says so or leads to it', async ({
  page,
  partner,
  printed,
}) => {
  await page.route(`${site()}/**`, (route) => route.abort());
  for (const element of printed.elements) {
    const { tag } = element;
    await page.goto(partner.put('/', print(printed, 'html', element).lines));
    await expect(page.locator(tag).getByRole('link').first(), tag).toBeVisible();
    await page.goto(partner.put('/', print(printed, 'iframe', element).lines));
    await expect(page.getByText('Ringside cannot be reached'), tag).toBeVisible();
  }
  // A form that does not answer says why.
  const bare = print(printed, 'html', elementOf(printed, 'ringside-newsletter'), { look: 'bare' });
  await page.goto(partner.put('/', bare.lines));
  await expect(page.getByText('This form works as soon as Ringside has answered.')).toBeVisible();
  await page.unroute(`${site()}/**`);
  await page.reload();
  await works(page.locator('ringside-newsletter'), 'ringside-newsletter');
  await expect(page.getByText('This form works as soon as Ringside has answered.')).toBeHidden();
});
