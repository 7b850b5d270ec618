import type { Browser, Page, Response } from 'playwright';
import type { BenchRoute } from '../routes.ts';
import type { Variant } from '../samples.ts';
import { settled, withTab } from '../tab.ts';
import { pressThrough } from './visit.ts';

export const KINDS = ['html', 'css', 'js', 'font', 'image', 'data'] as const;
export type Kind = (typeof KINDS)[number];

/** For what the last press starts, in milliseconds, without any throttling. */
const AFTER_PRESSES = 1500;

/** Bytes as they were sent, without headers. */
export type Bytes = Record<Kind, number>;

/**
 * What a visit transfers: until the page has loaded, with the pictures that are in the window; with Save-Data until all is quiet,
 * before any sign of a person; and after somebody scrolled through it and pressed everything. The style inside the HTML counts as HTML.
 */
export async function measureBytes(browser: Browser, url: string, variant: Variant, route: BenchRoute) {
  return withTab(browser, { cpu: 1, slowNetwork: false, line: { saveData: true } }, async (tab) => {
    const { page } = tab;
    const transfers = watch(page);
    await page.goto(url, { waitUntil: 'load' });
    const loaded = await transfers.soFar();
    await page.waitForLoadState('networkidle');
    const before = await transfers.soFar();
    // How far below the window a browser fetches pictures, and when, is not the page's to say.
    const below = await page.evaluate(picturesBelow);
    const { image } = await transfers.soFar((url) => !below.includes(url));
    await wakeUp(page);
    await settled(tab, variant);
    await pressThrough(page, route, variant);
    // Not "networkidle": that never comes once a frame with a video has been there.
    await page.waitForTimeout(AFTER_PRESSES);
    return { loaded: { ...loaded, image }, before, after: await transfers.soFar() };
  });
}

function watch(page: Page) {
  const sizes: Promise<Transfer>[] = [];
  const asked = new Set<string>();
  page.on('response', (response) => {
    // The second time the cache answers: a module is fetched, then imported.
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

/** A page that script fetched is data. */
function kindOf(type: string, resourceType: string): Kind {
  if (resourceType === 'document') return 'html';
  if (type.includes('javascript')) return 'js';
  if (type.includes('css')) return 'css';
  if (type.startsWith('font/')) return 'font';
  return type.startsWith('image/') ? 'image' : 'data';
}

/** The addresses of pictures that are nowhere in the window. In the browser. */
function picturesBelow(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  };
  const shown = [...document.images].filter(isInWindow).map(({ currentSrc }) => currentSrc);
  return [...document.images].map(({ currentSrc }) => currentSrc).filter((url) => !shown.includes(url));
}

/** A person: the pointer moves, and the page is scrolled to its end. */
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
