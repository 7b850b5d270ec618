import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { workspaceRoot } from '../workspace/workspace.ts';
import { createRepository, ownedHere } from './createSection.ts';
import { sectionName } from './sectionName.ts';

/** The longest allowed name shows that no line of the template grows too long. */
const NAME = 'a-round-by-round-archive';

const folder = await temporaryFolder();
await copyWorkspace(folder);
const run = (command: string, ...parameters: readonly string[]) =>
  promisify(execFile)(command, parameters, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
const create = (name: string) => run('npm', 'run', 'create:section', name);
const root = () => readFile(join(folder, 'package.json'), 'utf8');

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
  expect(await readdir(folder)).toContain('mf-cuts');
});

test('a section may be named after its folder', () => {
  expect(sectionName('mf-between-rounds')).toBe('between-rounds');
});

test.each([
  ['', 'is not a name'],
  ['Cuts', 'is not a name'],
  ['../cuts', 'is not a name'],
  ['4-rounds', 'is not a name'],
  ['cuts-', 'is not a name'],
  ['a-name-of-more-characters', 'is not a name'],
  ['all', '"all" is reserved'],
  ['shell', '"shell" is reserved'],
  ['assets', '"assets" is reserved'],
  ['mf-news', 'This workspace already has a section "news"'],
  ['reviews', '/reviews already belongs to news'],
  ['article', 'ringside-article-list already belongs to news'],
  ['newsletter', 'ringside-newsletter already belongs to shell'],
])('"%s" is refused: %s', async (name, reason) => {
  const owned = await ownedHere();
  expect(() => sectionName(name, owned)).toThrow(reason);
});

test('a repository has the same bytes on every system, or its release ids would differ', async () => {
  const folder = await temporaryFolder();
  await createRepository('walks', folder, '0.1.0');
  for (const root of [workspaceRoot, folder])
    expect(await readFile(join(root, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});

test('a repository is not written over anything', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'mine.txt'), 'Mine');
  await expect(createRepository('walks', folder, '0.1.0')).rejects.toThrow(
    'is not empty. Name a new folder',
  );
  expect(await readdir(folder)).toEqual(['mine.txt']);
});
