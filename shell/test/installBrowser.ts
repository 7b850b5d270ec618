import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@ringside/release/workspace';
import { launchOptions } from '@ringside/shared/testing/browser';

/** Where no Chromium is found, Playwright downloads its own, once. */
export async function installBrowser(): Promise<void> {
  if ((await launchOptions()).executablePath) return;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('ringside-test: no browser could be installed; name one in RINGSIDE_CHROMIUM.');
}
