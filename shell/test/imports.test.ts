import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../release/support/workspace.ts';

/** Dependencies point one way: mf-* → shared ← shell. */
const packages = readdirSync(workspaceRoot).filter((name) => /^(shared|shell|mf-.+)$/.test(name));
const MODULE = /\.(ts|tsx|js|mjs|css)$/;
/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, `@import "x"`, `import.meta.glob('x')`. */
const IMPORTS = [
  /^\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
  /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
  /import\.meta\.glob(?:<[^>]*>)?\(\s*\[?\s*['"]([^'"]+)['"]/g,
];

/** An import of a file of ours. */
interface Import {
  /** The package that imports, and the one that is imported. */
  from: string;
  to: string;
  file: string;
  /** The imported file, or the specifier of another package's export. */
  target: string;
}

function* importsOf(name: string): Generator<Import> {
  const files = readdirSync(join(workspaceRoot, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => MODULE.test(file) && !/(^|[\\/])(dist|node_modules|\.cache)[\\/]/.test(file))
    .map((file) => join(workspaceRoot, name, file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const pattern of IMPORTS) {
      for (const [, specifier = ''] of text.matchAll(pattern)) {
        const isOurs = specifier.startsWith('@ringside/');
        if (!isOurs && !specifier.startsWith('.')) continue;
        const target = isOurs ? specifier : relative(workspaceRoot, join(dirname(file), specifier));
        const [first = '', second = ''] = target.split(/[\\/]/);
        // A file at the top of the repository is no package.
        if (!second) continue;
        yield { from: name, to: isOurs ? second : first, file: relative(workspaceRoot, file), target };
      }
    }
  }
}

const everything = packages.flatMap((name) => [...importsOf(name)]);
/** Tests of the whole site may look at any package. */
const all = everything.filter(({ file }) => !/(^|[\\/])e2e[\\/]/.test(file));

test('the scan sees the imports of every package', () => {
  expect(packages).toEqual(
    expect.arrayContaining(['shared', 'shell', 'mf-news', 'mf-gear', 'mf-training', 'mf-fights']),
  );
  for (const name of packages.filter((each) => each !== 'shared'))
    expect(all.filter(({ from, to }) => from === name && to === 'shared').length, name).toBeGreaterThan(3);
});

test.each(packages)('%s imports no other package of ours than shared', (name) => {
  const wrong = all.filter(
    ({ from, to }) => from === name && to !== name && (name === 'shared' || to !== 'shared'),
  );
  expect(wrong).toEqual([]);
});

test.each(packages)('%s declares no other package of ours than shared', (name) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(workspaceRoot, name, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((each) =>
    each.startsWith('@ringside/'),
  );
  expect(ours).toEqual(name === 'shared' ? [] : ['@ringside/shared']);
});

test('no file imports itself by way of others, types included', () => {
  const imported = new Map<string, string[]>();
  for (const { file, target } of everything) imported.set(file, [...(imported.get(file) ?? []), target]);
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

test('only the shell declares faces: a page has them all in its own style, and drops those of any other', () => {
  const others = packages.filter((name) => name !== 'shell');
  const sheets = others.flatMap((name) =>
    readdirSync(join(workspaceRoot, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/(^|[\\/])(dist|node_modules|\.cache)[\\/]/.test(file))
      .map((file) => join(workspaceRoot, name, file)),
  );
  expect(sheets.length).toBeGreaterThan(4);
  expect(sheets.filter((file) => readFileSync(file, 'utf8').includes('@font-face'))).toEqual([]);
});
