import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

/**
 * The allowed licences for code that runs on a server or in a browser. All of them allow any use.
 */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  '(MIT OR CC0-1.0)',
  // This is the licence of Lightning CSS, which only builds. It requires that changes to its own
  // files are published.
  'MPL-2.0',
  'Unlicense',
];

type Named = Readonly<Record<string, string>>;

interface Package {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optional?: boolean;
  engines?: { node?: string };
  hasInstallScript?: boolean;
  dependencies?: Named;
  devDependencies?: Named;
}

const read = (path: string) =>
  JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8')) as unknown;
const lock = (read('package-lock.json') as { packages: Readonly<Record<string, Package>> })
  .packages;
const folders = ['', ...(await workspacePackages())];
const packages = folders.map((folder) => ({
  folder,
  ...(read(join(folder, 'package.json')) as Package),
}));
const installed = Object.entries(lock).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
// npm marks a package `devOptional` if only an optional peer dependency and our tests need it.
const production = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);

/** Finds the package that a name resolves to from a folder, as Node does. */
const locked = (folder: string, name: string): Package | undefined =>
  lock[join(folder, 'node_modules', name)] ??
  (folder ? locked(dirname(folder).replace(/^\.$/, ''), name) : undefined);

test.each(packages)('"$folder" names exact versions, and the lock file has those', (each) => {
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const named = each[kind] ?? {};
    expect(lock[each.folder]?.[kind] ?? {}).toEqual(named);
    for (const [name, version] of Object.entries(named)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      if (!name.startsWith('@ringside/'))
        expect(locked(each.folder, name)?.version, name).toBe(version);
    }
  }
});

test('the lock file contains the hash of each package, and no address', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(
    installed
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(([path]) => path),
  ).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('every run-time dependency has a licence that allows any use', () => {
  const others = production.filter(([, { license = '' }]) => !LICENCES.includes(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('no run-time dependency runs a script when it is installed', () => {
  expect(
    production.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path),
  ).toEqual([]);
});

test('everything runs on the oldest Node that package.json allows', () => {
  const { engines } = read('package.json') as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '').concat('.0');
  const needsMore = installed.filter(
    // npm does not install an optional package whose engines do not match.
    ([, { engines, optional }]) => !optional && !satisfies(oldest, engines?.node ?? '*'),
  );
  expect(needsMore.map(([path, { engines }]) => `${path}: Node ${engines?.node}`)).toEqual([]);
});
