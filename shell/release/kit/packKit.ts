import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../support/workspace.ts';

const run = promisify(execFile);

/** Where `npm run pack:kit` puts the tarballs, beside what they are made from. */
export const KIT = join(workspaceRoot, '.cache', 'kit');

/** The packages of the kit, by their folder in the workspace. */
const PACKAGES = ['shared', 'shell/release'] as const;

/** Files of a package that are published unchanged, beside the README, the changelog and `dist`. */
const AS_IS: Readonly<Record<(typeof PACKAGES)[number], readonly string[]>> = {
  // Builds of sections bundle the sources, style sheets name them, and their comments describe elements. One of them
  // imports a module of the build.
  shared: ['src', 'build/steps/shardByHash.ts'],
  'shell/release': [],
};

/** Files that modules read beside themselves. */
const BESIDE_MODULES: Readonly<Record<(typeof PACKAGES)[number], readonly string[]>> = {
  shared: [
    'build/bin.js',
    'build/node/typescript.js',
    'build/node/typescript.d.ts',
    'build/node/typescriptHooks.js',
    'src/testing/bin.js',
  ],
  'shell/release': ['cli/bin.js', 'sandbox/child.js', 'create/repository', 'create/template', 'hosting'],
};

/** Tests, and what only they need. */
const UNPUBLISHED = /\.(test|wtr)\.tsx?$|\/node_modules(\/|$)/;

/** A relative import of a TypeScript module. */
const TYPESCRIPT_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  bin: Record<string, string>;
  [field: string]: unknown;
}

/**
 * Compiles the packages that sections in other repositories are made with, and packs each into a tarball.
 *
 * @param kit the folder to write into
 * @returns the tarballs
 * @throws Error when its sources do not compile
 */
export async function packKit(kit = KIT): Promise<string[]> {
  await rm(kit, { recursive: true, force: true });
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  await run(process.execPath, [
    tsc,
    '-p',
    join(import.meta.dirname, 'tsconfig.json'),
    '--outDir',
    join(kit, 'emitted'),
  ]).catch(({ stdout }) => {
    throw new Error(`The kit does not compile:\n${stdout}`);
  });
  const tarballs: string[] = [];
  for (const folder of PACKAGES) {
    const target = join(kit, folder);
    const manifest = await writePackage(folder, join(kit, 'emitted', folder), target);
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', kit], { cwd: target });
    tarballs.push(join(kit, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`));
  }
  return tarballs;
}

async function writePackage(
  folder: (typeof PACKAGES)[number],
  emitted: string,
  target: string,
): Promise<Manifest> {
  const source = join(workspaceRoot, folder);
  const filter = (path: string) => !UNPUBLISHED.test(path);
  await mkdir(target, { recursive: true });
  await cp(emitted, join(target, 'dist'), { recursive: true });
  for (const path of BESIDE_MODULES[folder])
    await cp(join(source, path), join(target, 'dist', path), { recursive: true });
  for (const path of AS_IS[folder])
    await cp(join(source, path), join(target, path), { recursive: true, filter });
  for (const name of ['README.md', 'CHANGELOG.md', 'docs'])
    await cp(join(source, name), join(target, name), { recursive: true });
  await cp(join(workspaceRoot, 'LICENSE'), join(target, 'LICENSE'));
  const written = BESIDE_MODULES[folder].filter((path) => path.endsWith('.js'));
  await importJavaScript(join(target, 'dist'), written);
  const manifest = published(
    JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest,
    AS_IS[folder],
  );
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The compiler leaves the imports of declarations as they are, and does not see modules that are JavaScript already. */
async function importJavaScript(dist: string, written: readonly string[]): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  for (const name of [...names.filter((each) => each.endsWith('.d.ts')), ...written]) {
    const file = join(dist, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(TYPESCRIPT_IMPORT, '$1$2$3.js$2'));
  }
}

/** The published `package.json`: its exports lead to compiled modules, and for builds to sources. */
function published(
  { private: _, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest,
  asIs: readonly string[],
): Manifest {
  const compiled = (file: string) => `./dist/${relative('.', file).replace(/\.tsx?$/, '')}`;
  const { files: _files, ...rest } = manifest;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([name]) => manifest.name === '@ringside/shared' || !name.includes('testing'))
      .map(([name, file]) => {
        if (!/\.tsx?$/.test(file)) return [name, file.endsWith('.css') ? file : `${compiled(file)}`];
        const source = file.startsWith('./src/') ? { 'ringside-source': file } : {};
        return [name, { ...source, types: `${compiled(file)}.d.ts`, default: `${compiled(file)}.js` }];
      }),
  );
  const bin = Object.fromEntries(Object.entries(manifest.bin).map(([name, file]) => [name, compiled(file)]));
  return {
    ...rest,
    exports: { ...exports, './package.json': './package.json' } as Record<string, string>,
    bin,
    files: ['dist', 'docs', 'CHANGELOG.md', ...asIs],
  } as Manifest;
}
