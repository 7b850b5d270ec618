import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../../support/workspace.ts';

const run = promisify(execFile);

const TSC = join(workspaceRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Published beside compiled modules: sources, and folders that those modules read. */
const PACKAGES = {
  shared: { sources: ['src', 'build/steps/hash.ts'], besideModules: [] },
  'shell/release': {
    sources: [],
    besideModules: ['create/repository', 'create/template', 'hosting'],
  },
  'shell/watch': { sources: [], besideModules: ['board/board.css'] },
};

const UNPUBLISHED = /\.(test|wtr)\.tsx?$|\/node_modules(\/|$)/;

interface Manifest {
  exports: Record<string, string>;
  bin?: Record<string, string>;
  [field: string]: unknown;
}

/** Compiles the packages for sections in other repositories. Returns the tarballs. */
export async function packKit(kit = join(workspaceRoot, '.cache', 'kit')): Promise<string[]> {
  await rm(kit, { recursive: true, force: true });
  const emitted = join(kit, 'emitted');
  const parameters = ['-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', emitted];
  await run(process.execPath, [TSC, ...parameters]).catch(({ stdout }) => {
    throw new Error(`The kit does not compile:\n${stdout}`);
  });
  const tarballs: string[] = [];
  for (const [folder, { sources, besideModules }] of Object.entries(PACKAGES)) {
    const [source, target] = [join(workspaceRoot, folder), join(kit, folder)];
    // A nested manifest has no use.
    await rm(join(emitted, folder, 'package.json'), { force: true });
    await cp(join(emitted, folder), join(target, 'dist'), { recursive: true });
    const present = ['README.md', 'CHANGELOG.md', 'docs', ...sources].filter((path) =>
      existsSync(join(source, path)),
    );
    for (const path of present)
      await cp(join(source, path), join(target, path), {
        recursive: true,
        filter: (from) => !UNPUBLISHED.test(from),
      });
    for (const path of besideModules)
      await cp(join(source, path), join(target, 'dist', path), { recursive: true });
    await cp(join(workspaceRoot, 'LICENSE'), join(target, 'LICENSE'));
    const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
    const files = ['dist', 'docs', 'CHANGELOG.md', ...sources];
    const text = JSON.stringify({ ...published(manifest), files }, null, 2);
    await writeFile(join(target, 'package.json'), `${text}\n`);
    const options = ['--ignore-scripts', '--pack-destination', kit];
    const { stdout } = await npm(['pack', ...options], target);
    tarballs.push(join(kit, stdout.trim()));
  }
  return tarballs;
}

/** On Windows, `npm` is a script, which only a shell starts. npm says where its program is. */
function npm(words: readonly string[], cwd: string) {
  const { npm_execpath: program } = process.env;
  return program?.endsWith('npm-cli.js')
    ? run(process.execPath, [program, ...words], { cwd })
    : run('npm', words, { cwd, shell: process.platform === 'win32' });
}

/** Its exports lead to compiled modules, and for builds to sources. */
function published({
  private: _,
  devDependencies: _dev,
  exports,
  bin,
  ...manifest
}: Manifest): object {
  const compiled = (file: string) => `./dist/${relative('.', file).replace(/\.tsx?$/, '')}`;
  const publishedExports = Object.entries(exports)
    .filter(([name]) => manifest.name === '@ringside/shared' || !name.includes('testing'))
    .map(([name, file]) => {
      if (!/\.tsx?$/.test(file)) return [name, file.endsWith('.css') ? file : compiled(file)];
      const source = file.startsWith('./src/') ? { 'ringside-source': file } : {};
      return [
        name,
        { ...source, types: `${compiled(file)}.d.ts`, default: `${compiled(file)}.js` },
      ];
    });
  return {
    ...manifest,
    exports: { ...Object.fromEntries(publishedExports), './package.json': './package.json' },
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, compiled(file)])),
    }),
  };
}
