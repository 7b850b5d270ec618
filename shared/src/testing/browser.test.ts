import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import workspace from '../../../package.json';
import { chromiumPath, fullChromiumPath } from './browser.ts';

const onLinux = process.platform === 'linux' && process.arch === 'x64';
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

test('the pinned Chromium is the default on Linux x64, whatever is installed; elsewhere it is an installed one', async () => {
  vi.stubEnv('RINGSIDE_CHROMIUM', undefined);
  const path = await chromiumPath();
  if (!onLinux) return expect(path).toBe(installed);
  const { stdout } = spawnSync(path ?? '', ['--version'], { encoding: 'utf8' });
  const [pinned] = workspace.devDependencies['@sparticuz/chromium'].split('.');
  expect(stdout).toMatch(new RegExp(`^Chromium ${pinned}\\.`));
});

test('RINGSIDE_CHROMIUM selects another one', async () => {
  vi.stubEnv('RINGSIDE_CHROMIUM', process.execPath);
  expect(await chromiumPath()).toBe(process.execPath);
  expect(await fullChromiumPath()).toBe(process.execPath);
});

test('a wrong path in RINGSIDE_CHROMIUM gives one line that says what to do', async () => {
  vi.stubEnv('RINGSIDE_CHROMIUM', '/nowhere/chromium');
  const line =
    'RINGSIDE_CHROMIUM names /nowhere/chromium, which does not exist. Name a Chromium or unset it.';
  await expect(chromiumPath()).rejects.toMatchObject({ message: line, stack: line });
});

test('measurements prefer an installed Chromium', async () => {
  vi.stubEnv('RINGSIDE_CHROMIUM', undefined);
  expect(await fullChromiumPath()).toBe(installed ?? (await chromiumPath()));
});
