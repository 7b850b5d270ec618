import type { Page } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { expect, test } from '../support/test.ts';
import { ready, visit } from '../support/visit.ts';

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
  expect(own.join()).toContain('-accents-');
  expect(own.join()).toContain('*, ::after');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(2);
  expect(later).toEqual([]);
});

for (const path of ['/', '/news', '/training', '/fitness', '/fights', '/gear', '/about']) {
  const title = `${path} looks the same whether it was opened or fetched and shown`;
  test(title, sampled(path === '/'), async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await showFaces(page);
    const opened = await looks(page);
    await page.goto(path === '/fitness' ? '/' : '/careers');
    await ready(page);
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.waitForURL(path);
    await ready(page);
    await page.mouse.move(0, 0);
    await expect(page.locator('main[data-arriving]')).toHaveCount(0);
    await showFaces(page);
    await expect.poll(() => looks(page)).toEqual(opened);
  });
}

/**
 * Adds the page's fonts by script. Such fonts are shown however late they load, so that both visits
 * look the same.
 */
const showFaces = (page: Page) =>
  page.evaluate(async () => {
    const rulesOf = (rule: CSSRule): CSSRule[] =>
      rule instanceof CSSLayerBlockRule ? [...rule.cssRules].flatMap(rulesOf) : [rule];
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].flatMap(rulesOf))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('src').includes('url('));
    if (rules.length === 0) throw new Error('The page declares no fonts.');
    const faces = rules.map(({ style }) => {
      const of = (name: string) => style.getPropertyValue(name);
      return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
        weight: of('font-weight') || 'normal',
        unicodeRange: of('unicode-range') || 'U+0-10FFFF',
      });
    });
    for (const face of faces) document.fonts.add(face);
    await Promise.all(faces.map((face) => face.load()));
  });

async function looks(page: Page) {
  await page.waitForFunction(() => !document.querySelector('ringside-countdown:not(:defined)'));
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :not(noscript *)')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, padding, borderWidth, display, opacity } =
          getComputedStyle(element);
        const place = [x, y + scrollY, width, height].map((length) => Math.round(length)).join(' ');
        return `${element.tagName} ${place} ${color} ${backgroundColor} ${font} ${padding} ${borderWidth} ${display} ${opacity}`;
      },
    ),
  );
}
