import type { Browser, Page } from 'playwright';
import { RECORDER_KEYS, recordInPage } from './recorder.ts';
import type { Variant } from './samples.ts';
import { type Conditions, throttle } from './throttling.ts';

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Longest wait for anything, in milliseconds: slow pages at 8 × are slow. */
const PATIENCE = 60_000;

/** Opens a tab with an empty cache that records what happens in it, and closes it when `use` is done. */
export async function withTab<Result>(
  browser: Browser,
  conditions: Conditions & { saveData?: boolean },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE);
  try {
    // The player of videos is not ours to measure, and a machine without the web would wait for it.
    await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
    const page = await context.newPage();
    // tsx names inner functions with a helper that a browser does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(recordInPage, RECORDER_KEYS);
    if (conditions.saveData) await page.addInitScript(pretendSaveData);
    await throttle(await context.newCDPSession(page), conditions);
    return await use(page);
  } finally {
    await context.close();
  }
}

function pretendSaveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Waits until a page does what its script makes it do, and is quiet. */
export async function settled(page: Page, variant: Variant): Promise<void> {
  await page.waitForLoadState('load');
  if (variant !== 'limit') {
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.state === 'ready' &&
        !document.querySelector('main [data-root]:not([data-state="ready"])'),
      undefined,
      { polling: 50 },
    );
  }
  await page.waitForLoadState('networkidle');
}
