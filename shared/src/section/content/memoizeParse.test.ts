import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const texts = { 'a.html': 'one', 'b.html': 'two', 'c.html': 'three' };
let memory = '';

beforeEach(async () => {
  memory = await mkdtemp(join(tmpdir(), 'ringside-texts-'));
});
afterEach(() => rm(memory, { recursive: true }));

async function build(texts: Readonly<Record<string, string>>, isRemembered = true) {
  vi.resetModules();
  vi.stubGlobal('RINGSIDE_MEMORY', isRemembered ? memory : undefined);
  const { memoizeParse } = await import('./memoizeParse.ts');
  const read: string[] = [];
  const values = memoizeParse(texts, (file, text) => {
    read.push(file);
    return { file, length: text.length };
  });
  return {
    values: values.map(({ file, length }) => `${file} ${length}`).sort(),
    read: read.sort(),
  };
}

test('a text is read again only when it has changed', async () => {
  expect((await build(texts)).read).toEqual(['a.html', 'b.html', 'c.html']);
  const changed = { ...texts, 'b.html': 'twenty-two', 'd.html': 'one' };
  const { values, read } = await build(changed);
  expect(read).toEqual(['b.html', 'd.html']);
  expect(values).toEqual((await build(changed, false)).values);
  expect((await build(changed)).read).toEqual([]);
});

test('an incomplete cache file is ignored', async () => {
  await build(texts);
  const files = await readdir(memory);
  expect(files).not.toEqual([]);
  for (const file of files) await writeFile(join(memory, file), '[["');
  expect((await build(texts)).read).toEqual(['a.html', 'b.html', 'c.html']);
});
