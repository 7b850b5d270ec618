import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packageFolders, workspaceRoot } from '@ringside/release/workspace';
import { MODULE_LIST, type ModuleList } from '@ringside/shared/build/clientModules';
import { expect, test } from '../support/test.ts';

const assets = join(workspaceRoot, '.cache/e2e-site/assets');

async function chunksOf(section: string) {
  const names = (await readdir(join(assets, section))).filter((name) => name.endsWith('.js'));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(assets, section, name)) })),
  );
}

test('no section contains React itself or a require', async () => {
  for (const section of ['news', 'gear', 'training', 'fights']) {
    const chunks = await chunksOf(section);
    expect(chunks.length).toBeGreaterThan(0);
    for (const { name, bytes } of chunks) {
      const code = bytes.toString();
      // Strings in the code of React and React DOM that survive minification.
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
  }
});

/** Third-party packages that browsers may load. React is in a separate file. */
const SHELL_PACKAGES = ['@lit/reactive-element', 'single-spa'];
const SECTION_PACKAGES = ['@r2wc/core', 'lucide', 'single-spa-react'];
/** Content is in the pages, and the code that reads it stays in the build. */
const SERVER_ONLY = /^src\/(content|pictures)\/|^src\/(server|load|feed|articleBody|articleHead)|\.test\./;
/** Modules that the bundler adds itself. */
const BUNDLER = /^(\0rolldown|builtin:|virtual:)/;

for (const [section, folder] of await packageFolders()) {
  test(`${section} contains only its own code, the kit, and packages that are meant for a browser`, async () => {
    const list = JSON.parse(await readFile(join(folder, MODULE_LIST), 'utf8')) as ModuleList;
    const modules = Object.values(list).flat();
    const packages = modules.flatMap((id) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
    expect(packages.length).toBeGreaterThan(0);
    const allowed = section === 'shell' ? SHELL_PACKAGES : SECTION_PACKAGES;
    expect(packages.filter((name) => !allowed.includes(name))).toEqual([]);
    const ours = modules.filter((id) => !id.startsWith('node_modules/') && !BUNDLER.test(id));
    expect(
      ours.filter((id) => !/^(src|\.\.\/shared\/src\/(contract|section|ui|loading|page|embed))\//.test(id)),
    ).toEqual([]);
    expect(ours.filter((id) => SERVER_ONLY.test(id))).toEqual([]);
    const shipped = await chunksOf(section);
    for (const file of Object.keys(list))
      expect(
        shipped.map(({ name }) => name),
        `${file} is what was released`,
      ).toContain(basename(file));
  });
}

test('the first script is one file of at most 2 kB', async () => {
  const boot = (await chunksOf('shell')).find(({ name }) => name.startsWith('boot-'));
  if (!boot) throw new Error('there is no boot module');
  expect(brotliCompressSync(boot.bytes).length).toBeLessThanOrEqual(2000);
  // The page contains the hash of this file only, so no browser would check its imports.
  expect(boot.bytes.toString()).not.toMatch(/\b(from|import)\s*["']/);
});
