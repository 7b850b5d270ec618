import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePaths, routes } from '../support/facts.ts';
import { sampled } from '../support/sample.ts';
import { clientFiles, siteFolder } from '../support/servedPages.ts';
import { expect, test } from '../support/sharedPage.ts';
import { holdBack, useIslands, visit } from '../support/visit.ts';

/** A page of each section, one that shows elements of three, and the page for partners. */
const SAMPLE = ['/', articlePaths[0], '/gear', '/fights', '/fitness', '/embed'];

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
        const today = new Date().toISOString().slice(0, 10);
        // The page for partners offers no fight that is over.
        const isPastFight = (node: HTMLElement) =>
          node.matches('option[data-date]') && (node.dataset.date ?? '') < today;
        return (globalThis as unknown as { prerendered: HTMLElement[] }).prerendered
          .filter((node) => !node.isConnected && !isPastFight(node))
          .map((node) => node.outerHTML.slice(0, 120));
      });
      expect(lost).toEqual([]);
      await watch.dispose();
    },
  );
}

for (const { path, within, button, shows } of [
  { path: '/gear', within: 'header', button: 'Search', shows: "Search isn't implemented yet!" },
  {
    path: '/gear',
    within: 'li:has-text("Ball")',
    button: 'Buy Now',
    shows: "This feature isn't implemented yet!",
  },
]) {
  test(`a click on ${button} before it is interactive is not lost`, async ({ page }) => {
    // The shell and the sections are held back; only the first script has loaded.
    const answer = await holdBack(page, /\/assets\/.*\/(runtime|pages)-.*\.js/);
    await page.goto(path);
    await page.locator(within).getByRole('button', { name: button }).click();
    answer();
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
  });
}

test("a section's styles stay inside it", async ({ page }) => {
  await visit(page, '/training');
  await expect(page.locator('ringside-article-list')).toHaveAttribute('data-section', 'news');
  // The page owner's rules for a class must not apply in another section's part, nor in header and footer.
  const reached = await page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const isOwn = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some(({ cssText }) => cssText.includes('[data-section="training"]'));
    const others = sheets.filter((sheet) => !isOwn(sheet));
    const saidElsewhere = others
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule;
        return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
      });
    const rules = sheets
      .filter(isOwn)
      .flatMap(({ cssRules }) => styleRules(cssRules))
      .filter(({ selectorText }) => /^\.[\w-]+$/.test(selectorText) && !saidElsewhere.includes(selectorText));
    /** How many of the rules affect an element in a place. */
    const count = (place: Element | null) =>
      rules.filter(({ selectorText, style }) => {
        const looks = ['', selectorText.slice(1)].map((className) => {
          const probe = Object.assign(document.createElement('i'), { className });
          place?.append(probe);
          const computed = getComputedStyle(probe);
          const look = [...style].map((property) => computed.getPropertyValue(property)).join();
          probe.remove();
          return look;
        });
        return looks[0] !== looks[1];
      }).length;
    return {
      own: count(document.querySelector('main [data-section="training"]')),
      fragment: count(document.querySelector('ringside-article-list')),
      frame: count(document.querySelector('footer')),
    };
  });
  expect(reached.own).toBeGreaterThan(3);
  expect(reached).toMatchObject({ fragment: 0, frame: 0 });
});

/** Rules of a section about the page around it. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  training: ['html:has(dialog[data-video-overlay][open])'],
};

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
    expect(outside).toEqual(OUTSIDE[section] ?? []);
    expect(new Set(scopes)).toEqual(new Set([`[data-section="${section}"] to [data-section]`]));
    expect(inside).toBeGreaterThan(20);
  }
});
