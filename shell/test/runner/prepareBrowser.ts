import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '@ringside/release/workspace';
import { launchOptions } from '@ringside/shared/testing/browser';

let isReady = false;

/** Prints which browser the tests use. If none is found, Playwright downloads its own Chromium, once. */
export async function prepareBrowser(): Promise<void> {
  if (isReady) return;
  isReady = true;
  const { executablePath } = await launchOptions();
  if (executablePath) {
    const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
    console.log(`${stdout?.trim() || 'A browser'} at ${executablePath}`);
    return;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('ringside-test: no browser could be installed; name one in RINGSIDE_CHROMIUM.');
}
