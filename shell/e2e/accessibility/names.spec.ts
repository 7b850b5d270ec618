import { sampled } from '@ringside/release/testing/sampled';
import { expect, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

const repeated = {
  '/': [
    ['link', 'View Plan Details', 3],
    ['button', 'Watch Video Guide', 3],
    ['button', 'Buy Now', 4],
    ['button', 'View Details', 4],
  ],
  '/fights': [
    ['link', 'Fight Analysis & Odds', 4],
    ['link', 'Add to calendar', 4],
  ],
  '/gear/boxing-bags': [['button', 'Check Price & Reviews', 10]],
} as const;

for (const [path, controls] of Object.entries(repeated))
  test(
    `the names of controls on ${path} are unambiguous`,
    sampled(path !== '/fights'),
    async ({ page }) => {
      // Only a fight that is still ahead can go into a calendar.
      await page.clock.setFixedTime('2025-09-01T09:00:00Z');
      await visit(page, path);
      for (const [role, name, count] of controls) {
        const each = page.getByRole('main').getByRole(role, { name, exact: true });
        await expect(each).toHaveCount(count);
        const descriptions = await each.evaluateAll((all) =>
          all.map((control) => {
            const [described, ...others] = control.ariaDescribedByElements ?? [];
            return others.length === 0 ? described?.textContent?.trim() : undefined;
          }),
        );
        expect(descriptions.every(Boolean), `each ${name} says which it means`).toBe(true);
        expect(new Set(descriptions).size, name).toBe(count);
      }
      const readMore = page.getByRole('link', { name: /^read more$/i });
      await expect(readMore, '"Read More" alone says nothing to a search engine').toHaveCount(0);
    },
  );
