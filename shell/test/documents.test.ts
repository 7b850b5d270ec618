import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

const OUTPUT = /(^|[\\/])(dist|node_modules|\.cache|\.site|\.git)[\\/]/;
const LINK = /\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/g;

// A set, because a package may be inside another one's folder.
const files = [
  ...new Set([
    'README.md',
    'vite.config.ts',
    '.github/CONTRIBUTING.md',
    '.github/SECURITY.md',
    ...(await workspacePackages()).flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => !OUTPUT.test(file)),
    ),
  ]),
];
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md'));
const targets = new Map(
  documents.map((file) => {
    const links = read(file).matchAll(LINK);
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

test('decisions have each a number and a date, and 80 words at most', () => {
  const records = documents
    .filter((file) => file.startsWith('shell/docs/decisions/'))
    .flatMap((file) => read(file).split(/^## /m).slice(1));
  const numbers = records.map((record) => Number.parseInt(record, 10));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const record of records) {
    const [, text = ''] = /^\d+\..+\n\n\*\d{4}-\d\d-\d\d\*\n(.+)/s.exec(record) ?? [];
    expect(text.trim().split(/\s+/).length, record).toBeLessThanOrEqual(80);
  }
});

test('the table of environment variables names each variable of the code, and no other', () => {
  const variables = (file: string) => read(file).match(/\bRINGSIDE_[A-Z\d]+(?:_[A-Z\d]+)*/g) ?? [];
  const code = files.filter((file) => /\.(tsx?|yml)$/.test(file));
  expect([...new Set(variables('shell/docs/variables.md'))].sort()).toEqual(
    [...new Set(code.flatMap(variables))].sort(),
  );
});
