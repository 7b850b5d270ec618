import { sampled } from '@ringside/release/testing/sampled';
import { articlePaths, routes } from '../support/facts.ts';
import { expect, test } from '../support/sharedPage.ts';
import { holdBack, useIslands } from '../support/visit.ts';

const SAMPLE = ['/', articlePaths[0], '/fitness'];

for (const { path } of routes) {
  test(
    `${path} keeps the prerendered nodes when it becomes interactive`,
    sampled(SAMPLE.includes(path)),
    async ({ page }) => {
      const watch = await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const nodes = [...document.querySelectorAll('body *')];
          Object.assign(globalThis, { prerendered: nodes });
        });
      });

      await page.goto(path);
      await useIslands(page);
      const lost = await page.evaluate(() => {
        // `/embed` removes the fights that are over from its choices.
        const isPastFight = (node: HTMLElement) =>
          node.matches('option[data-over]') && Number(node.dataset.over) <= Date.now();
        return (globalThis as unknown as { prerendered: HTMLElement[] }).prerendered
          .filter((node) => !node.isConnected && !isPastFight(node))
          .map((node) => node.outerHTML.slice(0, 120));
      });

      expect(lost).toEqual([]);
      await watch.dispose();
    },
  );
}

test('a click on a control is not lost if the section is not interactive yet', async ({ page }) => {
  // The boot script has loaded, and the runtime and the section's client have not.
  const answer = await holdBack(page, /\/assets\/.*\/(runtime|client)-.*\.js/);
  await page.goto('/gear');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  answer();
  await expect(
    page.getByText("This feature isn't implemented yet!", { exact: true }),
  ).toBeVisible();
});
