import { sampled } from '../support/sample.ts';
import { expect, type Page, test } from '../support/test.ts';
import { hoverControls, isMarked, mark, ready, useIslands, visit } from '../support/visit.ts';

/*
 * A page and its files are from different releases: a cache has an old page, files were deleted too early, or a host is
 * only half updated. The browser requests files that no longer exist, or do not exist yet.
 */

// The browser's and the shell's messages about it. The last alternative is all that Firefox's driver reports about an
// error.
test.use({
  tolerated: [
    /status of 404|integrity|CORRUPTED_CONTENT|disallowed MIME type|is missing or is not what was released|^error: (ringside: .*: )?Error \(/,
  ],
});

/** Replaces the hash in a name, so that the host has no such file. */
const MISSING = 'notthere';

/**
 * Makes a page refer to scripts and styles of a release that the host does not have.
 *
 * @param folder of which files, below the site's root
 * @returns a function that adds the files to the host
 */
async function mixReleases(page: Page, path: string, folder: string): Promise<() => void> {
  let isThere = false;
  const hashes = new Map<string, string>();
  const names = new RegExp(`"(/${folder}/[^"]*-)([\\w-]{8})\\.(js|css)"`, 'g');
  const isPage = (url: URL) => url.pathname === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(names, (_, name: string, hash: string, type: string) => {
      hashes.set(`${name}${MISSING}.${type}`, hash);
      return `"${name}${MISSING}.${type}"`;
    });
    await route.fulfill({ response, body });
  });
  await page.route(`**/*-${MISSING}.*`, async (route) => {
    if (!isThere) return route.fulfill({ status: 404, body: 'Not found' });
    const { href, pathname } = new URL(route.request().url());
    const url = href.replace(MISSING, hashes.get(pathname) ?? MISSING);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return () => {
    isThere = true;
  };
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const retries = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Checks that the page's text and the footer are there. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })).toBeVisible();
}

for (const [name, path, section] of [
  ['Training', '/training', 'training'],
  ['Home', '/', 'gear'],
] as const) {
  const title = `${path} with ${section} of a release that is not there reads, leads on, and heals without a reload`;
  test(title, sampled(path === '/'), async ({ page }) => {
    const bring = await mixReleases(page, path, `assets/${section}`);
    await page.goto(path);
    await mark(page);
    await expect(page.locator('html')).toHaveAttribute('data-state', 'ready');
    await hoverControls(page);
    await expect(retries(page).first()).toBeVisible();
    await expectReadable(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText("Search isn't implemented yet!", { exact: true })).toBeVisible();

    for (const other of ['Reviews', 'Fights', 'News']) {
      await link(page, other).click();
      await expect(page).toHaveURL(`/${other.toLowerCase()}`);
      await ready(page);
    }
    await link(page, name).click();
    await expect(page).toHaveURL(path);
    await hoverControls(page);
    await expect(retries(page).first()).not.toHaveAttribute('aria-busy');
    bring();
    await retries(page).first().click();
    await expect(retries(page)).toHaveCount(0);
    await useIslands(page);
    expect(await isMarked(page)).toBe(true);
  });
}

for (const [how, first] of [
  ['opened first', '/news'],
  ['requested from a newer tab', '/about'],
] as const) {
  test(`a page without any of its files is readable and its links work, ${how}; the next page is interactive`, async ({
    page,
  }) => {
    await mixReleases(page, '/news', '(?:assets|vendor)');
    await page.goto(first);
    if (first !== '/news') {
      await ready(page);
      await mark(page);
      await link(page, 'News').click();
    }
    await expect(page).toHaveURL('/news');
    await expectReadable(page);
    if (first !== '/news')
      expect(await isMarked(page), 'the page is not mixed with what the tab has').toBe(false);
    await link(page, 'Gear').click();
    await expect(page).toHaveURL('/gear');
    await ready(page);
  });
}

test('no page needs or requests the release tool’s own files', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/(sections\.json|releases\/.*)$/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await visit(page, '/');
  for (const name of ['News', 'Fights', 'Gear', 'Training', 'Reviews']) {
    await link(page, name).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await ready(page);
  }
  expect(asked).toEqual([]);
});
