/**
 * `npm run bench:links -- --sites now=.cache/bench/ours,before=/folder/of/another/site`: how long a
 * link takes, in four ways, on released sites that take turns. A control run names the same site
 * twice: the difference is noise.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serveSite } from '@ringside/release/serve';
import { chromiumArguments, fullChromiumPath } from '@ringside/shared/testing/browser';
import { type Browser, chromium } from 'playwright';
import { settled, type Tab, withTab } from './tab.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    runs: { type: 'string', default: '7' },
    // A page, a link in its first view, and a link of the page that this one leads to.
    pages: {
      type: 'string',
      default: '/news,/news/tobias-rourke-anselm-varga-jab-analysis,/terms',
    },
  },
});
const [FROM = '', TO = '', THEN = ''] = values.pages.split(',');

/** Within this time the runtime has prefetched the links in view. */
const IN_VIEW_MS = 4000;

/** On a 3G connection, the runtime does not prefetch links in view. */
const ALONE = { effectiveType: '3g' };

interface Way {
  connection?: typeof ALONE;
  hoverMs?: number;
  restMs?: number;
  isSecond?: boolean;
}

const WAYS: Readonly<Record<string, Way>> = {
  'nothing fetched': { connection: ALONE },
  'prefetched in view': { restMs: IN_VIEW_MS },
  'hovered 65 ms': { connection: ALONE, hoverMs: 65 },
  'hovered 300 ms': { connection: ALONE, hoverMs: 300 },
  'second link': { connection: ALONE, isSecond: true },
};

/** Measures the time from the tap until the next page's heading is painted, in milliseconds. */
const time = (browser: Browser, origin: string, { connection, hoverMs, restMs, isSecond }: Way) =>
  withTab(browser, connection, async (tab) => {
    await tab.page.goto(origin + FROM);
    await settled(tab, 'ours');
    const link = linkTo(tab, TO);
    await link.scrollIntoViewIfNeeded();
    if (restMs) await tab.page.waitForTimeout(restMs);
    if (hoverMs) {
      await link.hover();
      await tab.page.waitForTimeout(hoverMs);
    }
    const first = await follow(tab, TO);
    if (!isSecond) return first;
    await tab.page.evaluate(() => Object.assign(bench, { painted: undefined }));
    return follow(tab, THEN);
  });

const linkTo = ({ page }: Tab, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first();

async function follow(tab: Tab, path: string): Promise<number> {
  const link = linkTo(tab, path);
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  return tab.ask<number>('globalThis.bench?.painted');
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const sites = (values.sites ?? '').split(',').map((each) => each.split('='));
if (sites.some(({ length }) => length !== 2))
  throw new Error('bench: name sites: --sites now=.cache/bench/ours,before=/folder');

const browser = await chromium.launch({
  executablePath: await fullChromiumPath(),
  args: chromiumArguments,
});
const servers = await Promise.all(
  sites.map(async ([name = '', folder = '']) => [name, await serveSite(folder, 0)] as const),
);
const measured = new Map<string, number[]>();
try {
  for (let run = 1; run <= Number(values.runs); run += 1)
    for (const [way, options] of Object.entries(WAYS))
      for (const [name, server] of servers) {
        const { port } = server.address() as AddressInfo;
        const key = `${way}: ${name}`;
        const taken = await time(browser, `http://localhost:${port}`, options);
        measured.set(key, [...(measured.get(key) ?? []), taken]);
      }
} finally {
  for (const [key, all] of measured)
    console.log(
      `${key.padEnd(40)}${median(all).toFixed(0)} ms (${all.map((each) => each.toFixed(0)).join(' ')})`,
    );
  await browser.close();
  for (const [, server] of servers) {
    server.closeAllConnections();
    server.close();
  }
}
