import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { workspacePackages, workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

const OUTPUT = /(^|[\\/])(dist|node_modules|\.cache|\.site|\.git)[\\/]/;
const INDEX = 'README.md';
/** `[text](target)` whose target is a path, perhaps with an anchor. */
const LINK = /\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/g;

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

// A set, because a package may be inside another one's folder.
const documents = [
  ...new Set([
    INDEX,
    ...(await workspacePackages()).flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.md') && !OUTPUT.test(file)),
    ),
  ]),
];
const linksOf = (file: string) =>
  [...read(file).matchAll(LINK)].map(([, target = '']) => join(dirname(file), target).replaceAll('\\', '/'));

/** Each index of decisions with the records below its folder, which may be in rooms but have no index of their own. */
const indexes = documents
  .filter((file) => /\/decisions\/(\w+\/)?README\.md$/.test(file))
  .map((index) => {
    const folder = `${dirname(index)}/`;
    const nested = documents
      .filter((file) => file.startsWith(folder) && basename(file) === INDEX)
      .map(dirname);
    const owner = (file: string) =>
      nested
        .filter((each) => file.startsWith(`${each}/`))
        .sort()
        .at(-1);
    const records = documents.filter(
      (file) => file.startsWith(folder) && basename(file) !== INDEX && owner(file) === dirname(index),
    );
    return { index, records };
  });

test('every relative link in a document leads to a file', () => {
  expect(documents.length).toBeGreaterThan(50);
  const dead = documents.flatMap((file) =>
    linksOf(file)
      .filter((target) => !existsSync(join(workspaceRoot, target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test('every package with decisions has an index', () => {
  expect(indexes.map(({ index }) => index)).toContain('shared/docs/decisions/README.md');
  const indexed = indexes.flatMap(({ records }) => records);
  expect(documents.filter((file) => /\/decisions\/.*\d{3}-/.test(file)).sort()).toEqual(indexed.sort());
});

test.each(indexes)('$index lists each decision once, by its own number', ({ index, records }) => {
  const links = linksOf(index).filter(
    (target) => target.startsWith(`${dirname(index)}/`) && records.includes(target),
  );
  expect(links.toSorted()).toEqual(records.toSorted());

  const numbers = records.map((file) => basename(file).slice(0, 3));
  expect(
    numbers.filter((number, at) => numbers.indexOf(number) !== at),
    'numbers of two decisions',
  ).toEqual([]);

  for (const file of records) {
    const number = basename(file).slice(0, 3);
    const target = relative(dirname(index), file).replaceAll('\\', '/');
    const title = /^# (\d+)\. (.+)$/m.exec(read(file));
    expect(Number(title?.[1]), file).toBe(Number(number));
    expect(read(index), file).toContain(`- [${number}](${target}) ${title?.[2]}\n`);
  }
});
