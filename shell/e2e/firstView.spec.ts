import { expect, test } from './test.ts';
import { ready } from './visit.ts';

test('no stylesheet that comes later has the whole page styled and laid out anew', async ({ page }) => {
  await page.goto('/news');
  await ready(page);
  const [own = [], later = []] = await page.evaluate(() => {
    const first = document.querySelector<HTMLStyleElement>('style[data-style]')?.sheet;
    return [first ? [first] : [], document.adoptedStyleSheets].map((sheets) =>
      sheets.flatMap(({ cssRules }) =>
        [...cssRules].flatMap(({ cssText }) => cssText.match(/@(?:font-face|property)[^}]*\}/g) ?? []),
      ),
    );
  });
  expect(own.join()).toContain('-accents-');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  expect(later.filter((rule) => !own.includes(rule))).toEqual([]);
});

test('every class that home shows has a rule, of whichever package it is', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const lacking = await page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const style = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('');
    const classes = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    return [...classes].filter((name) => !style.includes(`.${CSS.escape(name)}`));
  });
  expect(lacking).toEqual([]);
});
