import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { packageFolders, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from '../support/sharedPage.ts';

const assets = join(workspaceRoot, '.cache/e2e-site/assets');

async function chunksOf(section: string) {
  const names = (await readdir(join(assets, section))).filter((name) => name.endsWith('.js'));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(assets, section, name)) })),
  );
}

/**
 * The packages that a browser may load. React and single-spa's adapter are not among them, because
 * they are in a separate file.
 */
const SHELL_PACKAGES = ['@lit/reactive-element', 'single-spa'];
const SECTION_PACKAGES = ['@r2wc/core', '@r2wc/react-to-web-component', 'lucide'];
/** These modules must not reach a browser: pages already contain the content. */
const SERVER_ONLY =
  /^src\/(content|pictures)\/|^src\/(server|load|feed|articleBody|articleHead)|\.test\./;
const BUNDLER = /^\.\.\/builtin:/;

test('each package contains only its own code, the kit, and packages that are meant for a browser', async () => {
  for (const [section, folder] of await packageFolders()) {
    const built = join(folder, 'dist/assets', section);
    const maps = (await readdir(built)).filter((name) => name.endsWith('.js.map'));
    const texts = await Promise.all(maps.map((name) => readFile(join(built, name), 'utf8')));
    const sources = texts.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources);
    const modules = sources.map((source) => relative(`/${basename(folder)}`, source));
    const packages = modules.flatMap(
      (id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
    );
    expect(packages.length, section).toBeGreaterThan(0);

    const allowed = section === 'shell' ? SHELL_PACKAGES : SECTION_PACKAGES;
    const isOurs = (id: string) => !id.includes('node_modules/') && !BUNDLER.test(id);
    const isAllowed = (id: string) =>
      /^(src|\.\.\/shared\/src\/(contract|section|ui|loading|page|embed|islands))\//.test(id) &&
      !SERVER_ONLY.test(id);
    expect(
      [
        ...packages.filter((name) => !allowed.includes(name)),
        ...modules.filter((id) => isOurs(id) && !isAllowed(id)),
      ],
      section,
    ).toEqual([]);

    const chunks = await chunksOf(section);
    expect(
      chunks.map(({ name }) => name),
      'the files with a map are those that were released',
    ).toEqual(expect.arrayContaining(maps.map((name) => basename(name, '.map'))));

    const codes = chunks.map(({ bytes }) => bytes.toString());
    expect(codes.filter((code) => /\brequire\s*\(/.test(code))).toEqual([]);
    if (section !== 'shell')
      expect(codes.join('')).toMatch(/from\s*["']\.\.\/\.\.\/vendor\/react@/);
  }
});

test('the first script is one file of at most 2 kB', async () => {
  const boot = (await chunksOf('shell')).find(({ name }) => name.startsWith('boot-'));
  if (!boot) throw new Error('there is no boot module');
  expect(brotliCompressSync(boot.bytes).length).toBeLessThanOrEqual(2000);
  // The boot script must import nothing, because browsers check no integrity of imports.
  expect(boot.bytes.toString()).not.toMatch(/\b(from|import)\s*["']/);
});
