import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { publishAll } from '../publish/publish.ts';
import { serveSite } from '../serve/serve.ts';
import { directoryStore } from '../stores/directory.ts';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { built, temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { sectionName } from './sectionName.ts';

/** As long as a name may be, so that no line of the template grows too long. */
const NAME = 'a-round-by-round-archive';

/** The table of pages with a page for each value of a parameter, and the page of unknown addresses. */
const withSecondPage = (pages: string): string =>
  pages.replace(/ {2}'\/[^\n]+: loadARoundByRoundArchivePage \},\n/, (first) =>
    ['', '/:slug', '/404']
      .map((end) =>
        first
          .replace(`/${NAME}`, `/${NAME}${end}`)
          .replace('load:', end === '/:slug' ? "values: () => ['one'], load:" : 'load:'),
      )
      .join(''),
  );

test('a new section type-checks, is formatted, builds, is released, and its page is found', async () => {
  const folder = await temporaryFolder();
  await copyWorkspace(folder);
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
  const bin = (name: string) => join(folder, 'node_modules', '.bin', name);

  const { stdout } = await run('shell/release/cli/bin.js', 'create', NAME);
  expect(stdout).toContain(`Created mf-${NAME} with the page /${NAME}`);
  const root = await readFile(join(folder, 'package.json'), 'utf8');
  expect(root.match(/"mf-[^"]+"/g)?.at(-1)).toBe(`"mf-${NAME}"`);
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  expect(JSON.parse(lock)).toHaveProperty(['packages', `node_modules/@ringside/mf-${NAME}`]);

  // The rest of the workspace is as it was.
  const config = { extends: './tsconfig.json', include: [`mf-${NAME}/**/*`] };
  await writeFile(join(folder, 'tsconfig.new.json'), JSON.stringify(config));
  await run(bin('tsc'), '-p', 'tsconfig.new.json');
  await run(bin('biome'), 'check', `mf-${NAME}`);
  // With the second page that its README tells how to add, its own test still passes.
  const pages = join(folder, `mf-${NAME}`, 'src/pages.ts');
  await writeFile(pages, withSecondPage(await readFile(pages, 'utf8')));
  await run(bin('vitest'), 'run', `mf-${NAME}`);
  await run('shell/release/cli/bin.js', 'build', NAME);

  const site = join(await temporaryFolder(), 'site');
  const shell = await built({ name: 'shell', pages: { '/': '<h1>Home</h1>', '/404': '<h1>Not found</h1>' } });
  await publishAll(directoryStore(site), [shell, join(folder, `mf-${NAME}`, 'dist')]);
  const server = await serveSite(site, 0);
  try {
    const { port } = server.address() as AddressInfo;
    const page = await (await fetch(`http://127.0.0.1:${port}/${NAME}`)).text();
    expect(page).toContain('<h1 class="font-display text-5xl uppercase">A Round By Round Archive</h1>');
    expect(page).toContain('>Write the entries</h3>');
    expect((await fetch(`http://127.0.0.1:${port}/embed/${NAME}.js`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/${NAME}/one`)).status).toBe(200);
    const unknown = await fetch(`http://127.0.0.1:${port}/${NAME}/unknown`);
    expect([unknown.status, (await unknown.text()).includes('A Round By Round Archive')]).toEqual([
      404,
      true,
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** A copy of the workspace, and what makes a section in it. */
async function copyWithCreate() {
  const folder = await temporaryFolder();
  await copyWorkspace(folder);
  const create = (env = {}) =>
    promisify(execFile)(process.execPath, ['shell/release/cli/bin.js', 'create', 'cuts'], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
  const left = () =>
    [join(folder, 'mf-cuts'), join(folder, 'node_modules/@ringside/mf-cuts')].filter(existsSync);
  const root = () => readFile(join(folder, 'package.json'), 'utf8');
  return { folder, create, left, root };
}

test('a section that cannot be made leaves nothing behind', async () => {
  const { create, left, root } = await copyWithCreate();
  const before = await root();
  // There is no npm.
  await expect(create({ PATH: '' })).rejects.toThrow('npm cannot add mf-cuts to the lock file');
  expect([await root(), left()]).toEqual([before, []]);
});

test('a section whose folder was deleted is made again', sampled(false), async () => {
  const { folder, create, left, root } = await copyWithCreate();
  await create();
  await rm(join(folder, 'mf-cuts'), { recursive: true });
  await create();
  expect((await root()).match(/"mf-cuts"/g)).toHaveLength(1);
  expect(left()).toHaveLength(2);
});

test('a new section has the React of the others', async () => {
  const named = async (file: string) => {
    const text = await readFile(new URL(file, import.meta.url), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    return { ...devDependencies, ...dependencies };
  };
  expect(await named('../../../shared/package.json')).toMatchObject({
    react: (await named('template/package.json')).react,
    'react-dom': (await named('template/package.json'))['react-dom'],
  });
});

test('a section may be named after its folder', async () => {
  expect(await sectionName('mf-between-rounds')).toEqual({
    name: 'between-rounds',
    pascal: 'BetweenRounds',
    words: 'Between Rounds',
  });
});

test.each([
  ['', 'is no name'],
  ['Cuts', 'is no name'],
  ['cuts_men', 'is no name'],
  ['../cuts', 'is no name'],
  ['4-rounds', 'is no name'],
  ['cuts-', 'is no name'],
  ['a-name-of-more-characters', 'is no name'],
  ['all', '"all" is reserved'],
  ['shell', '"shell" is reserved'],
  ['assets', '"assets" is reserved'],
  ['news', 'There is a section "news" already'],
  ['mf-news', 'There is a section "news" already'],
  ['reviews', "/reviews is news's already"],
  ['about', "/about is shell's already"],
  ['article', "ringside-article-list is news's already"],
  ['newsletter', "ringside-newsletter is shell's already"],
])('"%s" is refused: %s', async (name, reason) => {
  await expect(sectionName(name)).rejects.toThrow(reason);
});
