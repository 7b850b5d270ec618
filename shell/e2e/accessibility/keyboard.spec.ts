import { sampled } from '@ringside/release/testing/sampled';
import { missing, routes } from '../support/facts.ts';
import { expect, type Page, test } from '../support/sharedPage.ts';
import { fakePlayer, leaveViewsEmpty, ready, visit } from '../support/visit.ts';

const tolerated = [/status of 404|^other origin: https:\/\/www\.youtube-nocookie\.com\//];
test.use({ tolerated });

interface Stop {
  index: number | undefined;
  what: string;
  unseen?: string | undefined;
}

const TABBABLE = 'a[href], button, input, select, summary, [tabindex]';

async function numberStops(page: Page): Promise<number> {
  await page.locator('iframe').evaluateAll((all) => {
    for (const frame of all) frame.remove();
  });
  return page.evaluate((selector) => {
    scrollTo(0, 0);
    const tabbable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert]') &&
        !element.matches('[type="radio"]:not(:checked)') &&
        element.checkVisibility(),
    );
    for (const [index, element] of tabbable.entries()) element.dataset.stop = String(index);
    return tabbable.length;
  }, TABBABLE);
}

const stopAt = (page: Page) =>
  page.evaluate(async (): Promise<Stop> => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { index: undefined, what: 'the page' };

    const what = `${element.localName} "${element.textContent.trim().slice(0, 40)}"`;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // In a part of a field, such as the year of a date, the browser draws its own ring.
    const isInField = element.localName === 'input' && !element.matches(':focus');
    const ring =
      isInField ||
      (outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$/.test(outlineColor));

    const { left, right, top, bottom } = element.getBoundingClientRect();
    // WCAG 2.4.11 requires that nothing sticky covers the control entirely.
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, from + (to - from) * y] as const),
    );
    const onTop = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const covered =
      !element.closest('header, [href="#main"]') &&
      top < header - 1 &&
      bottom - top < innerHeight - header;

    const faultOf = (): string | undefined => {
      if (!ring) return 'no outline';
      if (onTop.length === 0) return 'covered';
      return covered ? 'below the header' : undefined;
    };
    const unseen = faultOf();

    return { index: Number(element.dataset.stop), what, ...(unseen && { unseen }) };
  });

async function nextStop(page: Page, key: string, last?: Stop): Promise<Stop> {
  for (let press = 1; ; press += 1) {
    await page.keyboard.press(key);
    const stop = await stopAt(page);
    if (stop.index === undefined || stop.index !== last?.index || press === 5) return stop;
  }
}

const everywhere = [
  ...[...routes, ...missing.slice(0, 3)].map(({ path }) => path),
  '/embed/newsletter',
];
/** With Shift+Tab, elements scroll into view from above, where the header could cover them. */
const walks = [
  ...everywhere.map((path) => ({ key: 'Tab', path, isInSample: ['/', '/embed'].includes(path) })),
  { key: 'Shift+Tab', path: '/fitness', isInSample: true },
];

for (const { key, path, isInSample } of walks) {
  const title = `${key} reaches everything on ${path} in order, and is seen there`;
  test(title, sampled(isInSample), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    if (path === '/embed') await leaveViewsEmpty(page);
    await visit(page, path);
    await page.evaluate(() =>
      Promise.all(
        document.getAnimations().map(({ finished }) => finished.catch(() => 'cancelled')),
      ),
    );
    // Firefox shows the focus only in the frontmost window.
    await page.waitForFunction(() => document.hasFocus());

    const count = await numberStops(page);
    expect(count).toBeGreaterThan(20);

    const stops: Stop[] = [];
    // One Tab more than there are stops shows that nothing traps the focus at the end.
    for (let stop = 0; stop <= count; stop += 1)
      stops.push(await nextStop(page, key, stops.at(-1)));

    expect(stops.filter(({ unseen }) => unseen)).toEqual([]);
    const order = Array.from({ length: count }, (_, index) =>
      key === 'Tab' ? index : count - 1 - index,
    );
    const indexes = stops.map(({ index }) => index);
    expect(indexes.slice(0, count)).toEqual(order);
    expect([undefined, order[0]]).toContain(indexes[count]);
  });
}

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto('/news');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('an open video keeps the focus inside, and returns it afterwards', async ({ page }) => {
  await fakePlayer(page);
  await visit(page, '/training');
  const button = page.getByRole('button', { name: 'Watch Video Guide' }).nth(2);
  await button.focus();
  await page.keyboard.press('Enter');

  const close = page.getByRole('button', { name: 'Close video' }).first();
  const closeAfter = page.getByRole('button', { name: 'Close video' }).last();
  await expect(close).toBeFocused();

  const play = page.frameLocator('iframe').getByRole('button', { name: 'Play' });
  await play.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(closeAfter).toBeFocused();
  await expect(closeAfter).toBeInViewport({ ratio: 1 });

  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() =>
      document.activeElement?.matches('body :not(dialog, dialog *)'),
    );
    expect(behind).toBe(false);
  }

  await close.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // After the browser's own controls, Firefox's driver leaves the window without focus.
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
