/**
 * A section in a repository of its own uses an older React. Visitors see the section beside ours
 * after a release, and in development.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from '@ringside/shared/testing/browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveSite } from '../../serve/serve.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import { publishWorkspace } from '../../testing/publishAll.ts';
import { copyRounds } from '../../testing/rounds.ts';
import { sampled } from '../../testing/sampled.ts';
import { urlIn } from '../../testing/urlIn.ts';
import { createRepository } from '../createSection.ts';
import { packKit } from './packKit.ts';

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

const run = promisify(execFile);

const [OLDER, OURS] = ['19.2.9', '19.3.1'];

let folder: string;
let site: string;
let browser: Browser;

beforeAll(async () => {
  const kit = await temporaryFolder();
  await packKit(kit);
  folder = join(await temporaryFolder(), 'rounds');
  await createRepository('rounds', folder, kit);
  await rm(join(folder, 'src'), { recursive: true });
  await copyRounds(join(folder, 'rounds'));
  await cp(join(folder, 'rounds', 'src'), join(folder, 'src'), { recursive: true });
  await rm(join(folder, 'rounds'), { recursive: true });
  await change('src/RoundsPage.tsx', (text) =>
    text.replace('</>', '<Fragment tag="ringside-recommended-gear" />\n    </>'),
  );
  await change('package.json', (text) =>
    text.replace(/"(react|react-dom)": "[^"]+"/g, `"$1": "${OLDER}"`),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  site = await temporaryFolder();
  await publishWorkspace(site);
  browser = await chromium.launch(await launchOptions('chromium'));
});

afterAll(async () => {
  await browser?.close();
});

async function change(file: string, to: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = to(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

async function open(url: string): Promise<{ page: Page; complaints: string[]; asked: string[] }> {
  const page = await browser.newPage();
  await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const [complaints, asked]: string[][] = [[], []];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints?.push(message.text());
  });
  page.on('pageerror', (error) => complaints?.push(String(error)));
  page.on('request', (request) => asked?.push(new URL(request.url()).pathname));
  await page.goto(url);
  await page.evaluate(() => Object.assign(window, { isSameTab: true }));
  return { page, complaints: complaints ?? [], asked: asked ?? [] };
}

const isSameTab = (page: Page) => page.evaluate(() => 'isSameTab' in window);

async function count(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: 0` }).click();
  await page.getByRole('button', { name: `${label}: 1` }).waitFor();
  await page.getByText(`${label} pressed`).waitFor();
}

test(
  `a section on React ${OLDER} is released next to others on ${OURS}`,
  sampled(false),
  async () => {
    await run('npx', ['ringside', 'release', '--to', site], { cwd: folder });
    const server = await serveSite(site, 0);
    const { page, complaints, asked } = await open(
      `http://localhost:${(server.address() as AddressInfo).port}/rounds`,
    );
    try {
      expect(await page.getByText(`React ${OLDER}`).count()).toBe(2);
      await count(page, 'Page');
      await count(page, 'Fragment');
      await page.getByRole('button', { name: 'Buy Now' }).first().click();
      await page.getByText('Taking you to an online retailer').waitFor();
      const reacts = new Set(
        asked.flatMap((path) => /\/vendor\/react@([\d.]+)-/.exec(path)?.[1] ?? []),
      );
      expect([...reacts].sort()).toEqual([OLDER, OURS]);
      await page.getByRole('navigation').getByRole('link', { name: 'Training' }).first().click();
      await page.waitForURL('**/training');
      await page.getByRole('button', { name: 'Watch Video Guide', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.goBack();
      await count(page, 'Page');
      expect([await isSameTab(page), complaints]).toEqual([true, []]);
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
  },
);

test(
  'in development, a changed file is seen without loading the page again',
  sampled(false),
  async () => {
    const child = spawn('npm', ['run', 'dev', '--', '--site', site], {
      cwd: folder,
      env: { ...process.env, PORT: '0', NODE_ENV: 'development', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      const { page } = await open(`${await urlIn(child.stdout)}/rounds`);
      await page.getByRole('link', { name: 'Training' }).first().waitFor();
      // Vite's client is connected when it has a hot context. React has hydrated nothing yet.
      const colour = () =>
        page.locator('h1').evaluate((heading) => getComputedStyle(heading).outlineColor);
      await change('src/styles.css', (text) =>
        text.replace('{\n', '{\n    h1 { outline-color: lime; }\n'),
      );
      await expect.poll(colour).toBe('rgb(0, 255, 0)');
      expect(await page.locator('[data-root][data-state=ready]').count()).toBe(0);
      await count(page, 'Page');
      await page.evaluate(() => Object.assign(window, { isSameTab: true }));
      await change('src/Counter.tsx', (text) =>
        text.replace('{label}: {count}', '{label} so far: {count}'),
      );
      await page.getByRole('button', { name: 'Page so far: 1' }).waitFor();
      // An island that React has not hydrated shows the change, too.
      await page.getByRole('button', { name: 'Fragment so far: 0' }).waitFor();
      expect(await isSameTab(page)).toBe(true);
      await page.close();
    } finally {
      process.kill(-(child.pid ?? 0));
      if (child.exitCode === null) await once(child, 'exit');
    }
  },
);
