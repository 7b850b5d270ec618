import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright';
import { median } from '../report/samples.ts';

/** A page that hydrates, and the change made to its component. */
const EDITED = {
  path: '/fitness',
  file: 'mf-training/src/pages/FitnessPage.tsx',
  from: '<PageHeader title={title}',
  to: (text: string) => `<PageHeader title="${text}"`,
};
/** How often the component is saved. */
const SAVES = 5;
/** Pause between saves, in milliseconds. */
const BETWEEN_SAVES_MS = 500;
/** Longest wait for the server and for a save, in milliseconds; and for the first save, which is repeated. */
const TIMEOUT_MS = 30_000;
const FIRST_TIMEOUT_MS = 5000;
/** How often to check whether the starting server responds, in milliseconds. */
const POLL_MS = 20;

/**
 * Starts the development server, opens a page, and saves its component. Returns the milliseconds until each is visible.
 */
export async function develop(browser: Browser, folder: string) {
  const started = performance.now();
  const child = spawn(process.execPath, ['shell/release/cli/bin.js', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = (await addressIn(child)) + EDITED.path;
    while (!(await fetch(url).then(({ ok }) => ok))) {
      if (performance.now() - started > TIMEOUT_MS)
        throw new Error(`@ringside/shell: ${url} cannot be loaded.`);
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
    const devReady = performance.now() - started;
    return { devReady, hotReload: await reload(browser, folder, url) };
  } finally {
    await stop(child);
  }
}

async function reload(browser: Browser, folder: string, url: string): Promise<number> {
  const page = await browser.newPage();
  // A save before the page is connected to the server is never shown.
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(url);
  await connected;
  const root = page.locator('html[data-state=ready] main [data-root]');
  await root.dispatchEvent('ringside:wanted');
  await root.and(page.locator('[data-state=ready]')).waitFor();
  const file = join(folder, EDITED.file);
  const source = await readFile(file, 'utf8');
  const save = async (text: string, timeout: number) => {
    const changed = source.replace(EDITED.from, EDITED.to(text));
    if (changed === source) throw new Error(`@ringside/shell: ${EDITED.file} has no ${EDITED.from}.`);
    const shown = page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, text, {
      timeout,
    });
    const saved = performance.now();
    await writeFile(file, changed);
    await shown;
    const time = performance.now() - saved;
    // File watchers ignore a second change within 50 ms, and nobody saves that fast.
    await page.waitForTimeout(BETWEEN_SAVES_MS);
    return time;
  };
  // Not timed: the server may not watch this file yet, and nothing reports when it does.
  await save('Saved 0', FIRST_TIMEOUT_MS).catch(() => save('Saved 0', TIMEOUT_MS));
  const times: number[] = [];
  for (let count = 1; count <= SAVES; count += 1) times.push(await save(`Saved ${count}`, TIMEOUT_MS));
  await page.close();
  return median(times);
}

/** The first address that a process prints. */
async function addressIn({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('@ringside/shell: the process has no output to read.');
  let address: string | undefined;
  for await (const line of createInterface({ input: stdout })) {
    [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) break;
  }
  // A process that fills the pipe waits for a reader.
  stdout.resume();
  if (!address) throw new Error('@ringside/shell: the server ended before it printed its address.');
  return address;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
