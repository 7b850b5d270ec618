import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { directoryStore } from '@ringside/release/directory';
import { publishAll, publishWorkspace } from '@ringside/release/testing/publishAll';
import { packageFolders, workspaceRoot } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';
import { freePort } from '@ringside/shared/testing/freePort';
import { articlePaths } from '../support/facts.ts';
import { hosts, programOf } from './hosts.ts';

const nginx = hosts.find(({ name }) => name === 'nginx');
const program = nginx && programOf(nginx);
const VISITS = 34;
const PATIENCE = { timeout: 60_000 };
const BLOCKED_MS = 400;

const blocking = {
  name: 'blocking',
  transform: (code: string, id: string) =>
    id.includes('/src/section.client.ts')
      ? `${code}\naddEventListener('click', () => { const end = Date.now() + ${BLOCKED_MS}; while (Date.now() < end); });`
      : undefined,
};

/** Waits until the browser has measured how long the page took to respond to a key. */
const responded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }),
      ),
  );

async function visit(browser: Browser, url: string, number: number): Promise<void> {
  const context = await browser.newContext({
    userAgent: devices['Desktop Chrome'].userAgent,
    extraHTTPHeaders: { 'x-forwarded-for': `198.${number >> 8}.${number & 255}.1` },
  });
  const page = await context.newPage();
  const measured = page.waitForResponse(/\/beacon-/, PATIENCE);
  await page.goto(url + articlePaths[0]);
  const share = page.getByRole('button', { name: 'Share this story' });
  await page.mouse.move(1, 1);
  await page.mouse.move(5, 5);
  await share.hover();
  await expect(page.locator('main [data-root]').first()).toHaveAttribute('data-state', 'ready');
  await measured;
  await share.press('Enter');
  await responded(page);
  const sent = page.waitForResponse(/\/beacon\.txt/, PATIENCE);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await sent;
  await context.close();
}

test('a release that blocks the main thread is rolled back', async ({ browser }) => {
  test.setTimeout(400_000);
  const folder = await mkdtemp(join(tmpdir(), 'ringside-watch-'));
  const site = join(folder, 'site');
  const folders = await packageFolders();
  await publishWorkspace(site, 'https://ringside.example', 100);

  const port = await freePort();
  const args = (await nginx?.prepare({ site, port, folder })) ?? [];

  const file = join(folder, 'nginx.conf');
  const log = join(folder, 'access.log');
  const logged = `access_log ${log} combined;`;
  const addressed = `${logged} set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`;
  await writeFile(file, (await readFile(file, 'utf8')).replace(logged, addressed));

  const child = spawn(program ?? '', args, { cwd: folder, stdio: 'ignore' });
  try {
    const url = `http://localhost:${port}`;
    await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass();

    const visits = async (from: number) => {
      for (let number = 0; number < VISITS; number += 2)
        await Promise.all([0, 1].map((each) => visit(browser, url, from + number + each)));
    };
    await visits(0);
    const liveNow = async () =>
      JSON.parse(await readFile(join(site, 'sections.json'), 'utf8')).sections.news
        .release as string;
    const first = await liveNow();

    await buildSection(folders.get('news') ?? '', {
      outDir: join(folder, 'news'),
      plugins: [blocking],
    });
    await publishAll(directoryStore(site), [join(folder, 'news')]);
    const second = await liveNow();
    expect(second).not.toBe(first);
    await visits(1000);

    const bin = join(workspaceRoot, 'shell/release/cli/bin.js');
    const watching = promisify(execFile)(process.execPath, [
      bin,
      'watch',
      site,
      '--logs',
      log,
      '--rollback',
    ]);
    const { code, stdout } = await watching.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
    expect(code).toBe(3);
    expect(stdout).toContain(`news ${second}: INP p75 +`);
    expect(stdout).toContain(`Rolled news back to ${first}.`);
    expect(await liveNow()).toBe(first);
    const page = await fetch(url + articlePaths[0]);
    expect(await page.text()).toBe(await readFile(join(site, `${articlePaths[0]}.html`), 'utf8'));
  } finally {
    child.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
