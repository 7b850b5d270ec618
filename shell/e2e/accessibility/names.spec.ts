import { newestFirst } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

/** The label of a card's control, and how many cards have it. */
const repeated = [
  ['/', 'link', 'View Plan Details', 3],
  ['/', 'button', 'Watch Video Guide', 3],
  ['/', 'button', 'Buy Now', 4],
  ['/', 'button', 'View Details', 4],
  ['/fights', 'link', 'Fight Analysis & Odds', 4],
  ['/fights', 'link', 'Add to calendar', 4],
  ['/training', 'button', 'Watch Video Guide', 6],
  ['/gear/boxing-bags', 'button', 'Check Price & Reviews', 10],
] as const;

/** One of each section. */
const SAMPLE = ['View Plan Details', 'Buy Now', 'Fight Analysis & Odds', 'Check Price & Reviews'];

for (const [path, role, name, count] of repeated) {
  const title = `on ${path} "${name}" is the whole name of ${count} controls, and each says which it means`;
  test(title, sampled(SAMPLE.includes(name)), async ({ page }) => {
    await visit(page, path);
    const controls = page.getByRole('main').getByRole(role, { name, exact: true });
    await expect(controls).toHaveCount(count);
    const descriptions = await controls.evaluateAll((all) =>
      all.map((control) => {
        const [described, ...others] = control.ariaDescribedByElements ?? [];
        return others.length === 0 ? described?.textContent?.trim() : undefined;
      }),
    );
    expect(descriptions.every(Boolean), String(descriptions)).toBe(true);
    expect(new Set(descriptions).size).toBe(count);
  });
}

test('every Read More on /news names its article', async ({ page }) => {
  await visit(page, '/news');
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(newestFirst.length);
  for (const [index, { title }] of newestFirst.entries()) {
    const link = card.nth(index).getByRole('link', { name: 'Read More' });
    await expect(link).toHaveAccessibleName(`Read More about ${title}`);
  }
});

for (const path of ['/', '/news', '/reviews', '/fights', '/training']) {
  const title = `no link's text on ${path} is "Read More" alone, which says nothing to a search engine`;
  test(title, sampled(['/', '/training'].includes(path)), async ({ page }) => {
    await page.goto(path);
    const texts = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).innerText));
    expect(texts.filter((text) => /^read more$/i.test(text.trim()))).toEqual([]);
    expect(texts.filter((text) => text.startsWith('Read More')).length).toBeGreaterThan(0);
  });
}

for (const path of ['/', '/news', '/gear', '/fights', '/training', '/fitness']) {
  const title = `every id on ${path} is there once, and every reference has what it refers to`;
  test(title, sampled(['/', '/fights', '/fitness'].includes(path)), async ({ page }) => {
    await visit(page, path);
    const { ids, references } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      references: ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for', 'popovertarget'].flatMap(
        (name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap(
            (element) => element.getAttribute(name)?.split(/\s+/) ?? [],
          ),
      ),
    }));
    expect(references.length).toBeGreaterThan(1);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
}
