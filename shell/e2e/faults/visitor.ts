import { attribute, elementsOf } from '@ringside/release/html';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, type Locator, type Page } from '../support/test.ts';
import { hoverControls, ready, useIslands } from '../support/visit.ts';
import { type Cell, htmlOf } from './matrix.ts';

declare global {
  var ringsideReports: string[];
}

export const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.ringsideReports = [];
    addEventListener('ringside:section-error', (event) => {
      const { section, phase } = (event as CustomEvent<{ section: string; phase: string }>).detail;
      ringsideReports.push(`${section} ${phase}`);
    });
  });

export const reportsOf = (page: Page): Promise<string[]> => page.evaluate(() => ringsideReports);

export const islandOf = (page: Page, { island }: Cell): Locator =>
  page.locator(`main [data-root="${island.id}"][data-section="${island.section}"]`);

export const retryOf = (page: Page, cell: Cell): Locator =>
  islandOf(page, cell).locator('> .error-message').getByRole('button', { name: 'Try again' });

export async function open(page: Page, { place, path }: Cell): Promise<void> {
  const isSoft = place === 'soft navigation';
  await page.goto(isSoft ? '/' : path);
  await ready(page);
  if (isSoft) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expectShown(page, path);
  }
  await hoverControls(page);
}

/** Waits until `main` shows the page, because Back changes the URL before the page. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `https://ringside.example${path}`);
}

function textsOf({ path, island }: Cell): string[] {
  const all = [...elementsOf(parse(htmlOf(path)))];
  const element = all.find((each) => attribute(each, 'data-root') === island.id);
  const texts = element
    ? [...elementsOf(element)].filter(({ tagName }) => /^(h[1-3]|p)$/.test(tagName))
    : [];
  return texts.map(textOf).filter((text) => text !== '');
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}

export async function expectReadable(page: Page, cell: Cell): Promise<void> {
  const prerendered = textsOf(cell);
  const lost = await islandOf(page, cell).evaluate((island, texts) => {
    const all = [...island.querySelectorAll('h1, h2, h3, p')];
    const shown = all
      .filter((each) => each.checkVisibility())
      .map(({ textContent }) => textContent);
    return texts.filter((text) => !shown.includes(text));
  }, prerendered);
  expect(prerendered.length, 'the page has text').toBeGreaterThan(0);
  expect(lost, 'prerendered text that cannot be read').toEqual([]);
}

export async function expectLayout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').locator('[data-action="social"]').first().click();
  await expect(page.getByText(/^Opening /)).toBeVisible();
}

export async function visitOthers(page: Page, { section, others }: Cell): Promise<void> {
  for (const path of others) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expectShown(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await useIslands(page, section);
  }
}

export async function returnFrom(page: Page, { others, path }: Cell): Promise<void> {
  await page.evaluate((steps) => history.go(-steps), others.length);
  await expectShown(page, path);
}
