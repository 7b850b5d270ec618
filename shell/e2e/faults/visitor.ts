import { expect, type Locator, type Page } from '../support/test.ts';
import { hoverControls, ready, useIslands } from '../support/visit.ts';
import type { Cell } from './matrix.ts';
import { modulesOf } from './observe.ts';
import { readPage } from './site.ts';

/** The root in which a cell's fault occurs. */
export const rootOf = (page: Page, { at }: Cell): Locator =>
  page.locator(`main [data-root="${at.root.id}"][data-section="${at.root.section}"]`);

export const retryOf = (page: Page, cell: Cell): Locator =>
  rootOf(page, cell).getByRole('status').getByRole('button', { name: 'Try again' });

/** Opens the cell's page in the cell's way. */
export async function open(page: Page, { place, at }: Cell): Promise<void> {
  if (place !== 'soft navigation') {
    await page.goto(at.path);
    await ready(page);
    return hoverControls(page);
  }
  // Home has links to a page of each section.
  await page.goto('/');
  await ready(page);
  await page.locator(`a[href="${at.path}"]`).filter({ visible: true }).first().click();
  await expectShown(page, at.path);
  await hoverControls(page);
}

/** Waits until the page of a URL is in `main`. Back changes the URL before that. */
export async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `https://ringside.example${path}`);
}

/** Checks that the root's prerendered text can be read. */
export async function expectReadable(page: Page, cell: Cell): Promise<void> {
  const lost = await rootOf(page, cell).evaluate((root, texts) => {
    const shown = [...root.querySelectorAll('h1, h2, h3, p')].filter((element) => element.checkVisibility());
    const said = new Set(shown.map(({ textContent }) => textContent));
    return texts.filter((text) => !said.has(text));
  }, cell.at.texts);
  expect(cell.at.texts.length, 'the page has text').toBeGreaterThan(0);
  expect(lost, 'prerendered text that cannot be read').toEqual([]);
}

/** Checks that header and footer work. */
export async function expectFrame(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').locator('[data-action="social"]').first().click();
  await expect(page.getByText(/^Opening /)).toBeVisible();
}

/** Checks that everything of the other sections on the page is interactive. */
export async function expectOthersReady(page: Page, { section }: Cell): Promise<void> {
  await useIslands(page, section);
}

/**
 * Visits the sections twice by the header's links and checks that everything on their pages is interactive. After that,
 * each section has loaded all its files.
 */
export async function tour(page: Page, cell: Cell, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await follow(page, path);
    await expectOthersReady(page, cell);
  }
  const modules = await modulesOf(page, cell.section);
  for (const path of paths) {
    await follow(page, path);
    await expectOthersReady(page, cell);
  }
  expect(await modulesOf(page, cell.section), 'scripts and styles that were asked for').toEqual(modules);
}

/** Follows a link of the header after its page and the page's styles were prefetched, as when a pointer rests on it. */
async function follow(page: Page, path: string): Promise<void> {
  const link = menuLink(page, path);
  await link.hover();
  const files = [path, ...stylesOf(path)];
  await page.waitForFunction(
    (wanted) => wanted.every((file) => ringsideSeen.answered().includes(file)),
    files,
  );
  await link.click();
  await expectShown(page, path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The whole stylesheets of everything on a page. */
function stylesOf(path: string): string[] {
  const { modules, styles = [] } = readPage(path).data;
  return [...Object.values(modules).flatMap(({ style }) => style ?? []), ...styles].map(({ href }) => href);
}

const menuLink = (page: Page, path: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
