import type { Locator, Page } from 'playwright';
import type { Tab } from '../tab/tab.ts';

/** A visible link of the page. The links of the header are in the menu. */
export async function reachLink(page: Page, path: string): Promise<Locator> {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.filter({ visible: true }).count()) === 0) await page.locator('[popovertarget=menu]').tap();
  const link = links.filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/**
 * Taps a link and waits for its page, which may be a new document.
 *
 * @returns milliseconds from the click until the page's heading was painted
 */
export async function clickLink({ page, ask }: Tab, path: string): Promise<number> {
  const link = await reachLink(page, path);
  await link.tap();
  const time = await ask<number>('globalThis.bench?.painted');
  await page.evaluate(() => Reflect.deleteProperty(globalThis.bench, 'painted'));
  return time;
}
