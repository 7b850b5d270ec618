import { sampled } from '@ringside/release/testing/sampled';
import { violationsOf } from '../support/axe.ts';
import { articlePaths, missing, routes } from '../support/facts.ts';
import { expect, type Page, test } from '../support/sharedPage.ts';
import { fakePlayer, hoverControls, visit } from '../support/visit.ts';

const tolerated = [
  // These messages come from unknown URLs, the video player, the client that a test withholds, and
  // axe in the iframes of `/embed`. One pattern holds all of them, because Playwright takes an
  // array of two for a value with options.
  /status of 404|^other origin: https:\/\/www\.youtube-nocookie\.com\/|ERR_FAILED|NS_ERROR_ABORT|ringside: gear, load:|Failed to fetch|^error: Error|‘postMessage’/,
] as const;
test.use({ tolerated });

const NARROW = { width: 320, height: 640 };

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, { runOnly: 'color-contrast' })).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

async function keepNotice(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close notice' }).focus();
}

interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'the open menu',
    path: '/fights',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  {
    name: 'a notice',
    path: '/gear/boxing-gloves',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await keepNotice(page, "Search isn't implemented yet!");
    },
  },
  {
    name: 'a refused subscription',
    path: '/',
    reach: async (page) => {
      await page.getByRole('textbox', { name: /e-?mail/i }).fill('a@b');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await keepNotice(page, 'Invalid Email');
    },
  },
  {
    name: 'the second tab',
    path: '/fitness',
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Weight Cut Pro' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Weight Cut Pro' })).toBeVisible();
    },
  },
  {
    name: 'an open video',
    path: '/training',
    reach: async (page) => {
      await fakePlayer(page);
      await page.getByRole('button', { name: 'Watch Video Guide' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The test's player must have loaded first. axe sends each iframe a message, and the message
      // to an empty iframe would go to the real player's origin.
      await expect(page.frameLocator('dialog iframe').locator('html[lang=en]')).toBeAttached();
    },
  },
];

/** The states above and the tests for partners cover the other pages. */
const SAMPLE = [articlePaths[0]];

// builder.spec.ts tests `/embed`, and leaves out its iframes, because each has a `main` of its own.
const looked = routes.filter(({ path }) => path !== '/embed');
for (const { path } of [...looked, ...missing.slice(0, 3)])
  test(`${path} breaks no accessibility rule`, sampled(SAMPLE.includes(path)), async ({ page }) => {
    await page.setViewportSize(NARROW);
    await visit(page, path);
    await expectNoViolations(page);
  });

for (const { name, path, reach } of states)
  test(`${name} on ${path} breaks no accessibility rule`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await visit(page, path);
    await reach(page);
    await expectNoViolations(page);
  });

test('a section that does not respond breaks no accessibility rule', async ({ page }) => {
  await page.route(/\/assets\/gear\/.*\.js/, (route) => route.abort());
  await page.goto('/gear');
  await page.waitForFunction(() => document.documentElement.dataset.state === 'ready');
  await hoverControls(page);
  await expect(page.getByText(/do not work right now/)).toBeInViewport();
  await expectNoViolations(page);
});
