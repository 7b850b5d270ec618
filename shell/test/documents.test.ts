import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUDGETS, FIRST_VIEW_BUDGETS } from '@ringside/release/budgets';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

const OUTPUT = /(^|[\\/])(dist|node_modules|\.cache|\.site|\.git)[\\/]/;
const LINK = /\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/g;

// The list is a set, because one package may be inside another package's folder.
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

test('every relative link in a document leads to a file', () => {
  expect(documents.length).toBeGreaterThan(30);
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(LINK)]
      .filter(([, target = '']) => !existsSync(join(workspaceRoot, dirname(file), target)))
      .map(([, target]) => `${file} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('each decision has a number of its own and a date', () => {
  const records = documents
    .filter((file) => file.startsWith('shell/docs/decisions/'))
    .flatMap((file) => read(file).split(/^## /m).slice(1));
  const numbers = records.map((record) => Number.parseInt(record, 10));
  expect(numbers).toEqual([...new Set(numbers)]);
  for (const record of records) {
    expect(record).toMatch(/^\d+\..+\n\n\*\d{4}-\d\d-\d\d\*\n\n./);
  }
});

test('the table of environment variables names each variable of the code, and no other', () => {
  const variables = (file: string) => read(file).match(/\bRINGSIDE_[A-Z\d]+(?:_[A-Z\d]+)*/g) ?? [];
  const code = files.filter((file) => /\.(tsx?|yml)$/.test(file));
  expect([...new Set(variables('shell/docs/variables.md'))].sort()).toEqual(
    [...new Set(code.flatMap(variables))].sort(),
  );
});

test('commands in documents exist, with their options', () => {
  const commands = read('shell/release/cli/cli.ts').split(/\bcommand\(\s*/);
  const options = new Map(
    commands.map((text) => [/^'(\w+)'/.exec(text)?.[1], [...(text.match(/--[a-z-]+/g) ?? [])]]),
  );
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const wrong = documents.flatMap((file) => [
    ...[...read(file).matchAll(/(?:npx |`)ringside ([a-z]+)([^`\n#]*)/g)].flatMap(
      ([line, verb, rest = '']) =>
        (rest.match(/--[a-z-]+/g)?.every((name) => options.get(verb)?.includes(name)) ??
        options.has(verb))
          ? []
          : [line],
    ),
    ...[...read(file).matchAll(/npm run ([\w:-]+)/g)].flatMap(([line, name = '']) =>
      name in scripts ? [] : [line],
    ),
  ]);
  expect(wrong).toEqual([]);
});

test('source files that documents name exist', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`(?:\.\.?\/)*([\w-][\w./-]*(?<!\.d)\.(?:tsx?|css|conf))`/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

test('the section handbook names every budget', () => {
  const handbook = read('shell/release/docs/section-handbook.md');
  for (const limit of Object.values({ ...BUDGETS, ...FIRST_VIEW_BUDGETS }))
    expect(handbook).toContain(limit.toLocaleString('en'));
});

test('the policy in the guide for partners has each directive of an element', () => {
  const [, policy = ''] =
    /Content-Security-Policy: (.+)/.exec(read('shell/docs/partners.md')) ?? [];
  const facts = files.filter((file) => /\.tsx?$/.test(file) && !/test|wtr/.test(file)).map(read);
  const entries = facts.flatMap((text) => [
    ...text.matchAll(/directive: '([\w-]+)',\s+(?:source: '(https:[^']+)')?/g),
  ]);
  expect(entries.length).toBeGreaterThan(10);
  for (const [, directive, source = 'https://ringside.example'] of entries)
    expect(policy).toMatch(new RegExp(`(^|; )${directive} [^;]*${source}`));
});
