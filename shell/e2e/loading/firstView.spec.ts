import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('no later stylesheet causes a new layout of the whole page', async ({ page }) => {
  await visit(page, '/');
  const { own, later } = await page.evaluate(() => {
    const rulesOf = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSLayerBlockRule ||
      (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
        ? [...rule.cssRules].flatMap(rulesOf)
        : [rule];

    const isForAll = (rule: CSSRule) =>
      rule instanceof CSSStyleRule &&
      rule.selectorText
        .split(',')
        .some((selector) => /(^|[\s>+~])\*?(::(before|after|backdrop|selection))?$/.test(selector));

    const wide = (sheets: readonly CSSStyleSheet[]) =>
      sheets
        .flatMap(({ cssRules }) => [...cssRules].flatMap(rulesOf))
        .filter(
          (rule) =>
            rule instanceof CSSFontFaceRule || rule instanceof CSSPropertyRule || isForAll(rule),
        )
        .map(({ cssText }) => cssText);

    return { own: wide([...document.styleSheets]), later: wide(document.adoptedStyleSheets) };
  });

  expect(own.join()).toContain('/source-sans-3-');
  expect(own.join(), 'a font of which the page has no character').not.toContain('-accents-');
  expect(own.join()).toContain('*, ::after');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(2);
  expect(later).toEqual([]);
});
