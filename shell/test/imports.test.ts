import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

// Dependencies point one way: mf-* → shared ← release, and shell → shared. The shell's tests and benches also use the
// release tool. TypeScript checks that a package exports what is imported, and knip that it is declared.

interface Import {
  from: string;
  file: string;
  specifier: string;
  /** The folder of the imported package. */
  to: string;
  /** The imported file. */
  target: string;
}

const MODULE = /\.(ts|tsx|js|mjs|css)$/;
const OUTPUT = /(^|[\\/])(dist|node_modules|\.cache)[\\/]/;
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, `@import "x"`, `import.meta.glob('x')`. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
  /import\.meta\.glob(?:<[^>]*>)?\(\s*\[?\s*['"]([^'"]+)['"]/g,
];
/** This test replaces a package by its file, so it must name the file. */
const REPLACES = 'shell/e2e/faults/inject/sabotage.tsx';
/** Parts of the shell that do not belong to the site. */
const AROUND_THE_SITE = /^shell\/(bench|e2e|licenses|test)\/|\.test\.ts$/;

const folders = await workspacePackages();
const manifests = new Map(
  folders.map((folder) => {
    const text = readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8');
    return [folder, JSON.parse(text) as { name: string; exports?: Record<string, string> }];
  }),
);

/** The package that a file belongs to. A package may be inside another one's folder. */
const packageOf = (path: string): string =>
  folders.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0] ?? '';

/** Which of our packages an import resolves to, and which of its files; undefined for packages by others. */
function reached(file: string, specifier: string): Pick<Import, 'to' | 'target'> | undefined {
  if (specifier.startsWith('@ringside/')) {
    const name = specifier.split('/', 2).join('/');
    const to = folders.find((folder) => manifests.get(folder)?.name === name) ?? name;
    const exported = manifests.get(to)?.exports?.[`.${specifier.slice(name.length)}`];
    return { to, target: exported ? join(to, exported) : specifier };
  }
  if (!/^[./]/.test(specifier)) return undefined;
  const path = specifier.startsWith('/') ? specifier : join('/', dirname(file), specifier);
  const target = path.slice(1).replaceAll('\\', '/');
  // A file at the top of the repository belongs to no package.
  const to = packageOf(target);
  return to ? { to, target } : undefined;
}

const filesBelow = (folder: string) =>
  readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !OUTPUT.test(file) && packageOf(file) === folder);

function* importsOf(folder: string): Generator<Import> {
  for (const file of filesBelow(folder).filter((each) => MODULE.test(each) && each !== REPLACES)) {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    for (const [, specifier = ''] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const found = reached(file, specifier);
      if (found) yield { from: folder, file, specifier, ...found };
    }
  }
}

const all = folders.flatMap((folder) => [...importsOf(folder)]);

/** The other packages that a package may import. */
function allowed(folder: string, file: string): string[] {
  if (folder === 'shared') return [];
  return folder === 'shell' && AROUND_THE_SITE.test(file) ? ['shared', 'shell/release'] : ['shared'];
}

test('a package imports no package of ours that it must not know, and the others by their names', () => {
  // Every section uses shared: the scan sees imports.
  for (const folder of folders.filter((each) => each !== 'shared'))
    expect(all.filter(({ from, to }) => from === folder && to === 'shared').length).toBeGreaterThan(3);
  const others = all.filter(({ from, to }) => from !== to);
  expect(
    others.filter(
      ({ from, file, to, specifier }) =>
        !allowed(from, file).includes(to) || !specifier.startsWith('@ringside/'),
    ),
  ).toEqual([]);
});

test('there are no import cycles, types included', () => {
  const imported = new Map<string, string[]>();
  for (const { file, target } of all) imported.set(file, [...(imported.get(file) ?? []), target]);
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const next of imported.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of imported.keys()) follow(file, []);
  expect(imported.size).toBeGreaterThan(500);
  expect(cycles).toEqual([]);
});

test('only the shell declares fonts: pages contain its fonts in their own style, and remove any others', () => {
  const sheets = folders
    .filter((folder) => folder !== 'shell')
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(4);
  const texts = sheets.map((file) => [file, readFileSync(join(workspaceRoot, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('@font-face')).map(([file]) => file)).toEqual([]);
});
