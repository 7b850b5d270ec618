import type { Browser, Page, Response } from 'playwright';
import type { Variant } from '../report/samples.ts';
import type { BenchRoute } from '../routes.ts';
import { settled, withTab } from '../tab/tab.ts';
import { pressThrough } from './visit.ts';

export const KINDS = ['html', 'css', 'js', 'font', 'image', 'data'] as const;
export type Kind = (typeof KINDS)[number];

/** Wait for what the last click starts, in milliseconds, without throttling. */
const AFTER_PRESSES_MS = 1500;

/** Bytes as sent, without headers. */
export type Bytes = Record<Kind, number>;

/**
 * What a visit transfers: until the page has loaded, with the visible pictures; with Save-Data until all is quiet,
 * before any sign of a person; and after scrolling through the page and pressing everything. The style inside the HTML
 * counts as HTML.
 */
export async function measureBytes(browser: Browser, url: string, variant: Variant, route: BenchRoute) {
  return withTab(browser, { cpu: 1, slowNetwork: false, line: { saveData: true } }, async (tab) => {
    const { page } = tab;
    const transfers = watch(page);
    await page.goto(url, { waitUntil: 'load' });
    const loaded = await transfers.soFar();
    await page.waitForLoadState('networkidle');
    const before = await transfers.soFar();
    // The browser decides how far below the window it fetches pictures, not the page.
    const below = await page.evaluate(picturesBelow);
    const { image } = await transfers.soFar((url) => !below.includes(url));
    await wakeUp(page);
    await settled(tab, variant);
    await pressThrough(page, route, variant);
    // Not "networkidle", which never happens once an iframe with a video was on the page.
    await page.waitForTimeout(AFTER_PRESSES_MS);
    return { loaded: { ...loaded, image }, before, after: await transfers.soFar() };
  });
}

/** What a page transfers that is loaded and then left alone, in kB. */
export async function measureUntouched(browser: Browser, url: string, variant: Variant) {
  return withTab(browser, { cpu: 1, slowNetwork: false }, async (tab) => {
    const transfers = watch(tab.page);
    await tab.page.goto(url);
    await settled(tab, variant);
    const { js, css } = await transfers.soFar();
    return { untouchedScript: js / 1000, untouchedStyle: css / 1000 };
  });
}

function watch(page: Page) {
  const sizes: Promise<Transfer>[] = [];
  const asked = new Set<string>();
  page.on('response', (response) => {
    // Counted once: a module is fetched, and then imported from the cache.
    if (asked.has(response.url())) return;
    asked.add(response.url());
    sizes.push(transferOf(response));
  });
  return {
    async soFar(isCounted: (url: string) => boolean = () => true): Promise<Bytes> {
      const bytes: Bytes = { html: 0, css: 0, js: 0, font: 0, image: 0, data: 0 };
      for (const { url, kind, size } of await Promise.all([...sizes]))
        if (isCounted(url)) bytes[kind] += size;
      return bytes;
    },
  };
}

interface Transfer {
  url: string;
  kind: Kind;
  size: number;
}

async function transferOf(response: Response): Promise<Transfer> {
  const type = (await response.headerValue('content-type')) ?? '';
  const size = Number((await response.headerValue('content-length')) ?? 0);
  return { url: response.url(), kind: kindOf(type, response.request().resourceType()), size };
}

/** A page fetched by a script counts as data. */
function kindOf(type: string, resourceType: string): Kind {
  if (resourceType === 'document') return 'html';
  if (type.includes('javascript')) return 'js';
  if (type.includes('css')) return 'css';
  if (type.startsWith('font/')) return 'font';
  return type.startsWith('image/') ? 'image' : 'data';
}

/** The addresses of pictures outside the window. Runs in the browser. */
function picturesBelow(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };
  const shown = [...document.images].filter(isInWindow).map(({ currentSrc }) => currentSrc);
  return [...document.images].map(({ currentSrc }) => currentSrc).filter((url) => !shown.includes(url));
}

/** Acts like a person: moves the pointer and scrolls to the end of the page. */
async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.move(210, 410);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
}
