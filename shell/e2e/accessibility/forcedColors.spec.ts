import { expect, type Page, test } from '../support/sharedPage.ts';
import { visit } from '../support/visit.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
test.skip(({ browserName }) => browserName === 'firefox', 'its driver forces no colours');

async function expectEdges(page: Page): Promise<void> {
  const { isForced, count, bare } = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, [role="tab"], input'),
    ].filter((control) => control.checkVisibility());
    const bare = controls.filter((control) => {
      const style = getComputedStyle(control);
      const edged = ['top', 'right', 'bottom', 'left'].some(
        (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
      return !edged && !style.textDecorationLine.includes('underline');
    });
    return {
      isForced: matchMedia('(forced-colors: active)').matches,
      count: controls.length,
      bare: bare.map((control) => control.innerText || control.ariaLabel),
    };
  });
  expect(isForced).toBe(true);
  expect(count).toBeGreaterThan(5);
  expect(bare).toEqual([]);
}

test('on home every control has an edge, and filled and empty stars look different', async ({
  page,
}) => {
  await visit(page, '/');
  await expectEdges(page);
  const fills = await page
    .getByRole('img', { name: /out of 5/ })
    .first()
    .locator('svg')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill));
  expect(new Set(fills).size).toBe(2);
});

test('on the page for partners a tick marks what is chosen', async ({ page }) => {
  await visit(page, '/embed/countdown');
  const ticked = await page
    .getByRole('radio', { checked: true })
    .evaluateAll((all) =>
      all.map((radio) => getComputedStyle(radio.closest('label') ?? radio, '::before').content),
    );
  expect(ticked.length).toBeGreaterThan(2);
  expect(new Set(ticked)).toEqual(new Set(['"✓"']));
});

test('on /fitness every control has an edge, and the chosen tab looks different from the others', async ({
  page,
}) => {
  await visit(page, '/fitness');
  await expectEdges(page);
  const look = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => {
        const { backgroundColor, color } = getComputedStyle(tab);
        return `${backgroundColor} ${color}`;
      });
  expect(await look(true)).not.toBe(await look(false));
});
