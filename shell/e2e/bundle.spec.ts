import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '../release/workspace.ts';
import { expect, test } from './test.ts';
import { ready } from './visit.ts';

const assets = join(workspaceRoot, '.cache/e2e-site/assets');
const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;

async function chunksOf(section: string) {
  const names = (await readdir(join(assets, section))).filter((name) => name.endsWith('.js'));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(assets, section, name)) })),
  );
}

for (const section of ['news', 'gear', 'training', 'fights']) {
  test(`${section} brings neither React itself nor a require`, async () => {
    const chunks = await chunksOf(section);
    expect(chunks.length).toBeGreaterThan(0);
    for (const { name, bytes } of chunks) {
      const code = bytes.toString();
      // Words that stand in React's and React DOM's own code and survive minifying.
      for (const word of [
        'react.element',
        'react.transitional.element',
        '__SECRET_INTERNALS',
        '__CLIENT_INTERNALS',
        '__reactFiber',
      ])
        expect(code.includes(word), `${name} holds ${word}`).toBe(false);
      expect(/\brequire\s*\(/.test(code), `${name} requires`).toBe(false);
    }
    expect(chunks.some(({ bytes }) => /from\s*["']\.\.\/\.\.\/vendor\/react@/.test(bytes.toString()))).toBe(
      true,
    );
  });
}

test('the first script is at most 2 kB', async () => {
  const boot = (await chunksOf('shell')).find(({ name }) => name.startsWith('boot-'));
  if (!boot) throw new Error('there is no boot module');
  const own = boot.bytes.toString();
  const imported = await Promise.all(
    [...own.matchAll(/from\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) =>
      readFile(join(assets, 'shell', name)),
    ),
  );
  const size = [boot.bytes, ...imported].reduce((sum, bytes) => sum + compressed(bytes), 0);
  expect(size).toBeLessThanOrEqual(2048);
});

// Home hydrates elements of two sections, each with its own copy of the kit, to ship alone.
for (const [path, budget] of [
  ['/news', 85],
  ['/gear', 85],
  ['/fitness', 85],
  ['/fights', 85],
  ['/training', 85],
  ['/', 85],
] as const) {
  test(`all the script of ${path} is at most ${budget} kB after interaction`, async ({ page }) => {
    const scripts = new Map<string, number>();
    const waiting: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !/\.js(\?|$)/.test(response.url())) return;
      waiting.push(response.body().then((body) => scripts.set(response.url(), compressed(body))));
    });
    await page.goto(path);
    await page.mouse.wheel(0, 400);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(waiting);
    expect(scripts.size).toBeGreaterThan(2);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, [...scripts].map(([url, bytes]) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(
      budget * 1024,
    );
  });
}

test('a page waits for no script of a section before somebody comes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/training', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => !path.includes('/boot-') && !path.includes('/assets/shell/'))).toEqual([]);
  await page.mouse.move(50, 50);
  await ready(page);
  expect(scripts.length).toBeGreaterThan(2);
});
