import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkspace } from '../testing/copyWorkspace.ts';
import { built, type Fixture, temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { checkBuilt } from './checkBuilt.ts';

/** With this many ids, most are in other shards than the first page. */
const IDS = Array.from({ length: 150 }, (_, each) => `entry-${each}`);
const links = IDS.map((id) => `<a href="/walks/${id}">${id}</a>`);

const walks: Fixture = {
  name: 'walks',
  pages: {
    '/walks': `<h1>Walks</h1>${links.join('')}`,
    ...Object.fromEntries(IDS.map((id) => [`/walks/${id}`, `<h1>${id}</h1>`])),
  },
  says: { routes: ['/walks', '/walks/:id'] },
};

/** Checks each build in turn, and prints what is wrong with it. */
const CHECK = `
  await import('./shared/build/node/typescript.js');
  const { checkBuilt } = await import('./shell/release/workspace/checkBuilt.ts');
  const { cpSync, rmSync } = await import('node:fs');
  const walks = process.cwd() + '/walks';
  const messages = [];
  for (const dist of process.argv.slice(1)) {
    rmSync(walks + '/dist', { recursive: true, force: true });
    cpSync(dist, walks + '/dist', { recursive: true });
    messages.push(await checkBuilt(walks).then(() => '', ({ message }) => message));
  }
  console.log(JSON.stringify(messages));
`;

/** Returns a copy of the tool, beside which two other sections offer elements. */
async function newWorkspace() {
  const workspace = join(await temporaryFolder(), 'workspace');
  await copyWorkspace(workspace, { packages: ['shell', 'shared'] });
  const elements = join(workspace, 'shared', 'elements');
  await rm(elements, { recursive: true, force: true });
  await mkdir(elements);
  for (const name of ['shell', 'crowds']) await writeFile(join(elements, `${name}.json`), '{}');
  return {
    workspace,
    async check(...fixtures: readonly Fixture[]): Promise<string[]> {
      const dists = await Promise.all(fixtures.map(built));
      const args = ['--input-type=module', '--eval', CHECK, ...dists];
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: workspace,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return JSON.parse(stdout) as string[];
    },
  };
}

const cart = (says: Fixture['says']): Fixture => ({
  name: 'walks',
  pages: {
    '/walks': '<ringside-cart></ringside-cart><a href="/crowds/loud" title="Loud">Loud</a>',
  },
  says: { routes: ['/walks'], ...says },
});

test('a page that did not change is checked again when what its check depends on has', async () => {
  const { workspace, check } = await newWorkspace();
  const awaits = ['ringside-cart'];
  expect(
    await check(
      cart({ awaits }),
      cart({}),
      cart({ awaits, routes: ['/walks', '/crowds/:id'] }),
      cart({ awaits }),
    ),
  ).toEqual([
    '',
    expect.stringContaining('shows <ringside-cart>, which belongs to no section'),
    expect.stringContaining('/walks links to /crowds/loud, which does not exist'),
    '',
  ]);

  const rules = join(workspace, 'shell/release/format/allowed/attributes.ts');
  const text = await readFile(rules, 'utf8');
  expect(text).toContain("title: 'text'");
  await writeFile(rules, text.replace("title: 'text'", "untitled: 'text'"));
  expect(await check(cart({ awaits }))).toEqual([expect.stringContaining('contains title')]);
});

test('a check that an ended process left incomplete is done again', async () => {
  const folder = await temporaryFolder();
  await cp(await built(walks), join(folder, 'dist'), { recursive: true });
  await checkBuilt(folder);
  const file = join(folder, '.cache', 'checked.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, -2));
  await checkBuilt(folder);
  expect(await readFile(file, 'utf8')).toBe(text);
});

for (const [index, id] of IDS.slice(0, 4).entries())
  test(`a link to ${id}, which is gone, is refused on a page that did not change`, {
    ...sampled(index === 0),
  }, async () => {
    const folder = await temporaryFolder();
    const dist = join(folder, 'dist');
    const check = async (fixture: Fixture) => {
      await rm(dist, { recursive: true, force: true });
      await cp(await built(fixture), dist, { recursive: true });
      return checkBuilt(folder);
    };
    await check(walks);
    const { [`/walks/${id}`]: _, ...pages } = walks.pages ?? {};
    const refused = `walks: /walks links to /walks/${id}, which does not exist`;
    await expect(check({ ...walks, pages })).rejects.toThrow(refused);
    await expect(check({ ...walks, pages }), 'repeated').rejects.toThrow(refused);
  });
