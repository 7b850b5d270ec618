import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePaths, routes } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { clientFiles, siteFolder } from '../support/servedPages.ts';
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
        // The page for partners offers no fight that is over.
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

test('a click before its section is interactive is not lost', async ({ page }) => {
  // Only the first script has loaded.
  const answer = await holdBack(page, /\/assets\/.*\/(runtime|client)-.*\.js/);
  await page.goto('/gear');
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  answer();
  await expect(page.getByText("This feature isn't implemented yet!", { exact: true })).toBeVisible();
});

test('every rule of a section is scoped to it', async ({ page }) => {
  await page.goto('about:blank');
  for (const section of ['news', 'gear', 'training', 'fights']) {
    const [file = ''] = clientFiles().filter((path) => path.startsWith(`/assets/${section}/style-`));
    const text = await readFile(join(siteFolder, file), 'utf8');
    const { outside, scopes, inside } = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const outside: string[] = [];
      const scopes: string[] = [];
      let inside = 0;
      const walk = (rules: CSSRuleList, isScoped: boolean) => {
        for (const rule of rules) {
          if (rule instanceof CSSScopeRule) scopes.push(`${rule.start} to ${rule.end}`);
          if (rule instanceof CSSStyleRule && isScoped) inside += 1;
          if (rule instanceof CSSStyleRule && !isScoped) outside.push(rule.selectorText);
          if (rule instanceof CSSGroupingRule) walk(rule.cssRules, isScoped || rule instanceof CSSScopeRule);
        }
      };
      walk(sheet.cssRules, false);
      return { outside, scopes, inside };
    }, text);
    expect(outside).toEqual([]);
    expect(new Set(scopes)).toEqual(new Set([`[data-section="${section}"] to [data-section]`]));
    expect(inside).toBeGreaterThan(20);
  }
});
