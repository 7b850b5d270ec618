import { expect, type Page, type Route } from '@playwright/test';
import type { NetworkFault } from '../catalogue.ts';
import { type Injected, NOTHING } from './injected.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: `Status ${status}` });

const answers: Record<NetworkFault, (route: Route, late: Promise<void>) => Promise<void>> = {
  '404': refuse(404),
  '500': refuse(500),
  'wrong type': async (route) =>
    route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'text/plain' } }),
  truncated: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: SCRIPT, body: text.slice(0, text.length / 2) });
  },
  'syntax error': (route) => route.fulfill({ contentType: SCRIPT, body: 'export const = ;' }),
  never: async () => {},
  late: async (route, late) => {
    await late;
    await route.continue();
  },
};

/** Makes the network fail for every script of one section. */
export async function injectNetwork(page: Page, folder: string, fault: NetworkFault): Promise<Injected> {
  const scripts = (url: URL) => url.pathname.startsWith(folder) && url.pathname.endsWith('.js');
  const pages = (url: URL) => !url.pathname.includes('.');
  let hits = 0;
  let healed = false;
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fail = (route: Route) => {
    hits += 1;
    if (healed) return route.continue();
    return answers[fault](route, late);
  };
  await page.route(scripts, fail);
  // With its hash, the file would be refused before it is parsed.
  if (fault === 'syntax error') await page.route(pages, (route) => dropHashes(route, folder));
  return {
    ...NOTHING,
    struck: () => expect.poll(() => hits, `${folder} is asked for`).toBeGreaterThan(0),
    again: async () => {
      hits = 0;
    },
    heal: async () => {
      healed = true;
    },
    answerLate: async () => answer(),
  };
}

/** Makes the stylesheet of one section missing. */
export async function injectStyle(page: Page, folder: string): Promise<Injected> {
  const styles = (url: URL) => url.pathname.startsWith(folder) && url.pathname.endsWith('.css');
  const came: number[] = [];
  page.on('response', (response) => {
    if (styles(new URL(response.url()))) came.push(response.status());
  });
  await page.route(styles, refuse(404));
  return {
    ...NOTHING,
    struck: () => expect.poll(() => came).toContain(404),
    heal: () => page.unroute(styles),
    healed: () => expect.poll(() => came.at(-1)).toBe(200),
  };
}

/** Removes the hashes of scripts below a folder from a page's data, as in a release without hashes. */
async function dropHashes(route: Route, folder: string): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const hash = new RegExp(`("href":"${folder}[^"]*\\.js"),"integrity":"[^"]*"`, 'g');
  await route.fulfill({ response, body: html.replaceAll(hash, '$1') });
}
