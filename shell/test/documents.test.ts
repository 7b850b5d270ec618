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
  expect(documents.length).toBeGreaterThan(30);
  const dead = [...targets].flatMap(([file, links]) =>
    links.filter((target) => !existsSync(join(workspaceRoot, target))).map((target) => `${file} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('decisions are numbered once, and each has its date', () => {
  const records = documents
    .filter((file) => file.startsWith('shell/docs/decisions/'))
    .flatMap((file) => readFileSync(join(workspaceRoot, file), 'utf8').split(/^## /m).slice(1));
  const numbers = records.map((record) => Number.parseInt(record, 10)).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  for (const record of records) expect(record).toMatch(/^.+\n\n\*\d{4}-\d\d-\d\d\*\n/);
});
