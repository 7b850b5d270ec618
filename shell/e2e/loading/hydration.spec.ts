import { routes } from '../support/facts.ts';
import { isTemplate, sampled } from '../support/sample.ts';
import { expect, test } from '../support/sharedPage.ts';
import { holdBack, ready } from '../support/visit.ts';

for (const { path } of routes) {
  test(`${path} hydrates on the nodes that were prerendered`, sampled(isTemplate(path)), async ({ page }) => {
    const watch = await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const nodes = [...document.querySelectorAll('body *')];
        Object.assign(globalThis, { prerendered: nodes });
      });
    });
    await page.goto(path);
    await ready(page);
    const lost = await page.evaluate(() =>
      (globalThis as unknown as { prerendered: Element[] }).prerendered
        .filter((node) => !node.isConnected)
        .map((node) => node.outerHTML.slice(0, 120)),
    );
    expect(lost).toEqual([]);
    await watch.dispose();
  });
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
  test(`a click on ${button} before it can answer is not lost`, async ({ page }) => {
    // The frame and the sections wait; the first script alone is there.
    const answer = await holdBack(page, /\/assets\/.*\/(runtime|pages)-.*\.js/);
    await page.goto(path);
    await page.locator(within).getByRole('button', { name: button }).click();
    answer();
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
  });
}

test("a section's styles stay inside it", async ({ page }) => {
  await page.goto('/training');
  await ready(page);
  const fragment = page.locator('ringside-article-list');
  await expect(fragment).toHaveAttribute('data-section', 'news');
  // What the page's own sheet says of a class must not reach into another section's part, nor the frame.
  const reached = await page.evaluate(() => {
    const probe = (parent: Element | null) => {
      const element = document.createElement('i');
      element.className = 'ringside-probe';
      parent?.append(element);
      const { outlineWidth } = getComputedStyle(element);
      element.remove();
      return outlineWidth;
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@scope ([data-section="training"]) to ([data-section]) { .ringside-probe { outline: 7px solid } }',
    );
    document.adoptedStyleSheets.push(sheet);
    return {
      own: probe(document.querySelector('main [data-section="training"]')),
      fragment: probe(document.querySelector('ringside-article-list')),
      frame: probe(document.querySelector('footer')),
    };
  });
  expect(reached.own).toBe('7px');
  expect(reached.fragment).not.toBe('7px');
  expect(reached.frame).not.toBe('7px');
});

test('every rule of a section is scoped to it', async ({ page }) => {
  for (const [path, section] of [
    ['/news', 'news'],
    ['/gear', 'gear'],
    ['/training', 'training'],
    ['/fights', 'fights'],
  ] as const) {
    await page.goto(path);
    await ready(page);
    const loose = await page.evaluate((name) => {
      const found: string[] = [];
      const scan = (rules: CSSRuleList, scope: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(name) && !scope)
            found.push(rule.selectorText);
          if ('cssRules' in rule)
            scan(
              rule.cssRules as CSSRuleList,
              scope || ((rule as unknown as { start?: string }).start ?? ''),
            );
        }
      };
      const scopes = new Set<string>();
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          const { start } = rule as unknown as { start?: string };
          if (start) scopes.add(start);
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
        scan(sheet.cssRules, '');
        collect(sheet.cssRules);
      }
      return { found, scopes: [...scopes] };
    }, `data-section="${section}"`);
    expect(loose.found).toEqual([]);
    expect(loose.scopes.join(' ')).toContain(section);
  }
});
