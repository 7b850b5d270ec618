import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forget, readCached, replaceFile } from './reuse.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringside-reuse-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a process that reads a file while another replaces it gets the old text whole', async () => {
  const file = join(folder, 'new', 'checked.json');
  await replaceFile(file, '"old"');
  const reader = openSync(file, 'r');
  await replaceFile(file, '"new"');
  expect(readFileSync(reader, 'utf8')).toBe('"old"');
  expect(readFileSync(file, 'utf8')).toBe('"new"');
});

test('two processes that replace a file at the same time leave one of both, and nothing else', async () => {
  const file = join(folder, 'checked.json');
  const texts = Array.from({ length: 20 }, (_, each) => JSON.stringify(`${each}`.repeat(100_000)));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts).toContain(await readCached(file));
  expect(readdirSync(folder)).toEqual(['checked.json']);
});

test('a file that cannot be replaced leaves no part of itself', async () => {
  await replaceFile(join(folder, 'taken', 'inside'), '');
  await expect(replaceFile(join(folder, 'taken'), '{}')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('an incomplete file counts as missing', async () => {
  const file = join(folder, 'checked.json');
  expect(await readCached(file)).toBeUndefined();
  for (const text of ['', '[["', '\0\0\0']) {
    await replaceFile(file, text);
    expect(await readCached(file), JSON.stringify(text)).toBeUndefined();
  }
  expect(existsSync(file)).toBe(true);
});

test('no build finds a part of a folder that another is removing', async () => {
  const bundles = join(folder, 'bundles');
  mkdirSync(bundles);
  const names = Array.from({ length: 500 }, (_, each) => `${each}.js`);
  for (const name of names) writeFileSync(join(bundles, name), '');
  utimesSync(bundles, new Date('2026-01-01'), new Date('2026-01-01'));

  let isForgotten = false;
  const forgetting = forget(folder).then(() => {
    isForgotten = true;
  });
  while (!isForgotten) {
    expect([undefined, names.length]).toContain(filesIn(bundles));
    await setImmediate();
  }
  await forgetting;
  expect(readdirSync(folder)).toEqual([]);
});

function filesIn(path: string): number | undefined {
  try {
    return readdirSync(path).length;
  } catch {
    return undefined;
  }
}
