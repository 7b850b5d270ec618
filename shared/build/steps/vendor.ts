import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { reuse } from '../cache/reuse.ts';
import { sharedFolder } from '../node/packageFolder.ts';
import { build } from './vite.ts';

/** Shared by all sections: every section needs the same file, and building it takes as long as building a section. */
const CACHE = join(sharedFolder, '.cache', 'vendor');

/** The modules in the shared React file, in the order in which their names are exported. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

export const isReact = (id: string): boolean => (REACT_MODULES as readonly string[]).includes(id);

/**
 * Builds React, React DOM and the JSX runtime into one file, `vendor/react@<version>-<hash>.js`.
 *
 * React ships CommonJS, from which `export *` gets no names, so the names are listed here, from the installed packages.
 * The default export is React's, as dependencies with `import React` expect.
 *
 * @param root the package's folder: it chooses the version
 * @returns the file's address relative to `outDir`
 */
export async function buildVendor(root: string, outDir: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'));
  const version = await versionOf(require, 'react');
  const others = [
    await versionOf(require, 'react-dom'),
    await versionOf(createRequire(import.meta.url), 'vite'),
  ];
  const source = await readFile(fileURLToPath(import.meta.url), 'utf8');
  const key = createHash('sha256')
    .update([version, ...others, source].join('\n'))
    .digest('hex');
  await reuse(CACHE, key, outDir, async (folder) => {
    await buildReact(root, folder, version);
    return true;
  });
  const [file] = await readdir(join(outDir, 'vendor'));
  if (!file)
    throw new Error(`@ringside/shared: building React into ${join(outDir, 'vendor')} produced no file.`);
  return `vendor/${file}`;
}

async function versionOf(require: NodeJS.Require, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}

async function buildReact(root: string, outDir: string, version: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry(reactEntry(createRequire(join(root, 'package.json'))))],
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        input: 'virtual:react',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `vendor/react@${version}-[hash].js`, format: 'es' },
      },
    },
  });
}

function reactEntry(require: NodeJS.Require): string {
  const taken = new Set(['default', 'module.exports', '__esModule']);
  const lines = REACT_MODULES.flatMap((id, index) => {
    const names = Object.keys(require(id) as object).filter(
      (name) => !taken.has(name) && !name.startsWith('__'),
    );
    for (const name of names) taken.add(name);
    return [`import m${index} from '${id}';`, `export const { ${names.join(', ')} } = m${index};`];
  });
  return [...lines, 'export default m0;'].join('\n');
}

function entry(code: string): Plugin {
  return {
    name: 'ringside:react-entry',
    resolveId: (id) => (id === 'virtual:react' ? '\0virtual:react' : undefined),
    load: (id) => (id === '\0virtual:react' ? code : undefined),
  };
}
