import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

const OUTPUT = /(^|[\\/])(dist|node_modules|\.cache|\.site|\.git)[\\/]/;
/** `[text](target)` whose target is a path, perhaps with an anchor. */
const LINK = /\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/g;

// A set, because a package may be inside another one's folder.
const documents = [
  ...new Set([
    'README.md',
    ...(await workspacePackages()).flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.md') && !OUTPUT.test(file)),
    ),
  ]),
];
const targets = new Map(
  documents.map((file) => {
    const links = readFileSync(join(workspaceRoot, file), 'utf8').matchAll(LINK);
    return [file, [...links].map(([, target = '']) => join(dirname(file), target).replaceAll('\\', '/'))];
  }),
);

test('every relative link in a document leads to a file', () => {
  expect(documents.length).toBeGreaterThan(50);
  const dead = [...targets].flatMap(([file, links]) =>
    links.filter((target) => !existsSync(join(workspaceRoot, target))).map((target) => `${file} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('a document leads to each decision', () => {
  const linked = new Set([...targets.values()].flat());
  expect(documents.filter((file) => /\/decisions\/.*\d{3}-/.test(file) && !linked.has(file))).toEqual([]);
});
