import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { inlineScript } from '@ringside/shared/build/inlineScript';
import { build } from 'vite';
import { workspaceRoot } from '../../workspace/workspace.ts';

const run = promisify(execFile);

const TSC = join(workspaceRoot, 'node_modules', 'typescript', 'bin', 'tsc');

interface Published {
  /** Sources that are packed beside compiled modules. */
  sources: readonly string[];
  /** Folders and files that compiled modules read. */
  besideModules: readonly string[];
}

const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'docs'];

const PACKAGES: Readonly<Record<string, Published>> = {
  shared: {
    sources: ['src', 'build/steps/hash.ts'],
    besideModules: [],
  },
  'shell/release': {
    sources: [],
    besideModules: ['create/repository', 'create/site', 'create/template', 'hosting'],
  },
  'shell/watch': { sources: [], besideModules: ['board/board.css'] },
};

/** The files with which other sites' shells are made. The rest of the shell is the magazine. */
const SHELL = {
  sources: ['kit.ts', 'own', 'scripts', 'routing', 'services', 'styles'],
  layout: ['createLayout.tsx'],
  dependencies: ['single-spa', 'tailwindcss', 'web-vitals'],
  peers: ['@ringside/shared', 'react', 'react-dom'],
};

const UNPUBLISHED = /\.(test|wtr)\.tsx?$|\/node_modules(\/|$)/;

interface Manifest {
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
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
    // A nested package.json has no use.
    await rm(join(emitted, folder, 'package.json'), { force: true });
    await cp(join(emitted, folder), join(target, 'dist'), { recursive: true });
    const present = [...DOCUMENTS, ...sources].filter((path) => existsSync(join(source, path)));
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
    tarballs.push(await pack(target, kit));
  }
  return [...tarballs, await packShell(kit, join(emitted, 'shell', 'src'))];
}

async function pack(folder: string, kit: string): Promise<string> {
  const options = ['--ignore-scripts', '--pack-destination', kit];
  const { stdout } = await npm(['pack', ...options], folder);
  return join(kit, stdout.trim());
}

/** Builds of other sites take its sources; tests and servers of theirs take the compiled module. */
async function packShell(kit: string, emitted: string): Promise<string> {
  const [source, target] = [join(workspaceRoot, 'shell'), join(kit, 'site-shell')];
  const paths = [...SHELL.sources, ...SHELL.layout.map((file) => `layout/${file}`)];
  for (const path of paths)
    await cp(join(source, 'src', path), join(target, 'src', path), {
      recursive: true,
      filter: (from) => !UNPUBLISHED.test(from),
    });
  await cp(emitted, join(target, 'dist', 'src'), {
    recursive: true,
    filter: (from) => !/\.js$/.test(from),
  });
  // Vite sets NODE_ENV, and what runs later in this process may be for development.
  const { NODE_ENV } = process.env;
  await build({
    root: source,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inlineScript()],
    build: { ssr: 'src/kit.ts', outDir: join(target, 'dist', 'src'), emptyOutDir: false },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await cp(join(workspaceRoot, 'LICENSE'), join(target, 'LICENSE'));
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, manifest.dependencies?.[name]]));
  const description = 'What the shell of a site is made with: scripts, styles and the layout.';
  const own = {
    ...published({ ...manifest, scripts: undefined }),
    ...{ description, files: ['dist', 'src'] },
    ...{ dependencies: chosen(SHELL.dependencies), peerDependencies: chosen(SHELL.peers) },
  };
  await writeFile(join(target, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  return pack(target, kit);
}

/** On Windows, `npm` is a script, which only a shell starts. npm says where its program is. */
function npm(words: readonly string[], cwd: string) {
  const { npm_execpath: program } = process.env;
  return program?.endsWith('npm-cli.js')
    ? run(process.execPath, [program, ...words], { cwd })
    : run('npm', words, { cwd, shell: process.platform === 'win32' });
}

/** A published package's exports lead to compiled modules, and for builds to sources. */
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
