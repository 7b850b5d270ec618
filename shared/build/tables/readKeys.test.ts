import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from './readKeys.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ringside-keys-'));
  const text =
    "export const corners = { red: 1, 'dark blue': 2, \"cutman's\": 3 };\nexport const rounds = [1];\n";
  await writeFile(join(folder, 'corners.ts'), text);
});
afterAll(() => rm(folder, { recursive: true }));

const typeOf = (name: string) => `keyof typeof import('./corners.ts').${name}`;

test("the keys of a module's object are a union of texts", () => {
  expect(readKeys(typeOf('corners'), folder)).toBe(String.raw`'red' | 'dark blue' | 'cutman\'s'`);
});

test('any other type stays as it is', () => {
  expect(readKeys("'auto' | 'light'", folder)).toBe("'auto' | 'light'");
});

test.each(['rounds', 'nothing'])('%s, which is not an object, is refused with what to write', (name) => {
  expect(() => readKeys(typeOf(name), folder)).toThrow(
    `./corners.ts must contain export const ${name} = { … }`,
  );
});
