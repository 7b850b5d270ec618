import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

/** By page: controls that several cards have, and how many. Home has elements of three sections. */
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
    `names, ids and references on ${path} are unambiguous`,
    sampled(path !== '/fights'),
    async ({ page }) => {
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
      const { ids, references, readMore } = await page.evaluate(() => ({
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        references: ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for', 'popovertarget'].flatMap(
          (name) =>
            [...document.querySelectorAll(`[${name}]`)].flatMap(
              (element) => element.getAttribute(name)?.split(/\s+/) ?? [],
            ),
        ),
        readMore: [...document.querySelectorAll('a')].filter(({ innerText }) =>
          /^read more$/i.test(innerText.trim()),
        ).length,
      }));
      expect(references.length).toBeGreaterThan(1);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(readMore, '"Read More" alone says nothing to a search engine').toBe(0);
    },
  );
