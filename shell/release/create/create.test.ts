import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { ownedHere } from './createSection.ts';
import { sectionName } from './sectionName.ts';

/** As long as a name may be, so that no line of the template grows too long. */
const NAME = 'a-round-by-round-archive';

const folder = await temporaryFolder();
await copyWorkspace(folder);
const run = (command: string, ...parameters: readonly string[]) =>
  promisify(execFile)(command, parameters, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
const create = (name: string) => run('npm', 'run', 'create:section', name);
const root = () => readFile(join(folder, 'package.json'), 'utf8');
const isThere = (name: string) => existsSync(join(folder, name));

test('a new section is formatted, and the lock file has it', async () => {
  expect((await create(NAME)).stdout).toContain(`Created mf-${NAME} with the page /${NAME}`);
  expect((await root()).match(/"mf-[^"]+"/g)?.at(-1)).toBe(`"mf-${NAME}"`);
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  expect(JSON.parse(lock)).toHaveProperty(['packages', `node_modules/@ringside/mf-${NAME}`]);

  await run(process.execPath, join(folder, 'node_modules/.bin/biome'), 'check', `mf-${NAME}`);
});

test('a section whose folder was deleted is made again', sampled(false), async () => {
  await create('cuts');
  await rm(join(folder, 'mf-cuts'), { recursive: true });
  await create('cuts');
  expect((await root()).match(/"mf-cuts"/g)).toHaveLength(1);
  expect(isThere('mf-cuts')).toBe(true);
});

test('a section may be named after its folder', () => {
  expect(sectionName('mf-between-rounds')).toBe('between-rounds');
});

test.each([
  ['', 'is not a name'],
  ['Cuts', 'is not a name'],
  ['cuts_men', 'is not a name'],
  ['../cuts', 'is not a name'],
  ['4-rounds', 'is not a name'],
  ['cuts-', 'is not a name'],
  ['a-name-of-more-characters', 'is not a name'],
  ['all', '"all" is reserved'],
  ['shell', '"shell" is reserved'],
  ['assets', '"assets" is reserved'],
  ['news', 'This workspace already has a section "news"'],
  ['mf-news', 'This workspace already has a section "news"'],
  ['reviews', '/reviews already belongs to news'],
  ['about', '/about already belongs to shell'],
  ['article', 'ringside-article-list already belongs to news'],
  ['newsletter', 'ringside-newsletter already belongs to shell'],
])('"%s" is refused: %s', async (name, reason) => {
  const owned = await ownedHere();
  expect(() => sectionName(name, owned)).toThrow(reason);
});
