import { expect, type Page, type Route } from '@playwright/test';
import { recomposed } from '../../support/servedPages.ts';
import type { FaultName } from '../catalogue.ts';
import type { Cell } from '../matrix.ts';

export interface Injected {
  /** Resolves when the fault has occurred since {@link again}. */
  struck(): Promise<void>;
  again(): Promise<void>;
  heal(): Promise<void>;
  /** Releases the held responses, or waits until a missing stylesheet has been requested. */
  settle(): Promise<void>;
}

export const inject = (page: Page, { name, fault, section }: Cell): Promise<Injected> =>
  fault.of === 'network'
    ? injectNetwork(page, `/assets/${section}/`, name)
    : injectCode(page, section, name);

const SCRIPT = 'text/javascript; charset=utf-8';
const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: `Status ${status}` });

const responses: { [Name in FaultName]?: (route: Route, late: Promise<void>) => Promise<void> } = {
  'module 404': refuse(404),
  'module 500': refuse(500),
  'module wrong type': async (route) =>
    route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'text/plain' } }),
  'module truncated': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: SCRIPT, body: text.slice(0, text.length / 2) });
  },
  'module syntax error': (route) =>
    route.fulfill({ contentType: SCRIPT, body: 'export const = ;' }),
  'module never answers': async () => {},
  'module 20 s late': async (route, late) => {
    await late;
    await route.continue();
  },
  'style missing': refuse(404),
};

async function injectNetwork(page: Page, folder: string, name: FaultName): Promise<Injected> {
  const ending = name === 'style missing' ? '.css' : '.js';
  const files = (url: URL) => url.pathname.startsWith(folder) && url.pathname.endsWith(ending);

  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let failed = 0;
  let passed = 0;
  let healed = false;

  await page.route(files, (route) => {
    failed += 1;
    if (!healed) return responses[name]?.(route, late);
    passed += 1;
    return route.continue();
  });
  if (name === 'module syntax error') await dropHashes(page, folder);

  return {
    struck: () => expect.poll(() => failed, `${folder} is asked for`).toBeGreaterThan(0),
    again: async () => {
      failed = 0;
    },
    heal: async () => {
      healed = true;
    },
    async settle() {
      answer();
      if (name === 'style missing') await expect.poll(() => passed).toBeGreaterThan(0);
    },
  };
}

/**
 * Removes the integrity hashes from pages, because browsers refuse a file with a wrong hash before
 * they parse the file.
 */
async function dropHashes(page: Page, folder: string): Promise<void> {
  const hash = new RegExp(`("href":"${folder}[^"]*\\.js"),"integrity":"[^"]*"`, 'g');
  const pages = (url: URL) => !url.pathname.includes('.');
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: recomposed((await response.text()).replaceAll(hash, '$1')),
    });
  });
}

async function injectCode(page: Page, section: string, name: FaultName): Promise<Injected> {
  await page.addInitScript((asked) => Object.assign(globalThis, { ringsideFault: asked }), {
    section,
    name,
  });
  return {
    struck: async () => void (await page.waitForFunction(() => globalThis.ringsideFault?.struck)),
    again: () =>
      page.evaluate(() => void Object.assign(globalThis.ringsideFault ?? {}, { struck: false })),
    heal: () => page.evaluate(() => void Object.assign(globalThis, { ringsideFault: undefined })),
    settle: async () => {},
  };
}
