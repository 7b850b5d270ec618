import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTexts } from '../plugins/readTexts.ts';
import { filesOf } from './sources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringside-leftovers-'));
  for (const name of ['one.html', 'two.html']) writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Files that Finder, Windows, Vim, Emacs, Git, KDE and LibreOffice leave in folders. */
const LEFTOVERS = [
  '.DS_Store',
  '._one.html',
  'Thumbs.db',
  'desktop.ini',
  '.one.html.swp',
  'one.html~',
  '#one.html#',
  'one.html.orig',
  '.~lock.one.html#',
];

const names = () => filesOf(folder).map((file) => relative(folder, file));

/**
 * Returns the code that reads a folder of texts, for a build that reads each text when it is
 * needed.
 */
const texts = () => {
  const { transform } = readTexts(() => false, []) as {
    transform(code: string, id: string): { code: string } | undefined;
  };
  const code =
    "import.meta.glob<string>('./texts/*.html', { query: '?raw', import: 'default', eager: true })";
  return transform(code, join(folder, 'module.ts'))?.code;
};

test.each(LEFTOVERS)('%s is not read', (name) => {
  writeFileSync(join(folder, name), 'left over');
  expect(names()).toEqual(['one.html', 'two.html']);
});

test('a link of Emacs that leads nowhere is not read', () => {
  symlinkSync('me@host.1234', join(folder, '.#one.html'));
  expect(names()).toEqual(['one.html', 'two.html']);
});

test('files behind a link to a folder are read, once', () => {
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'more', 'three.html'), 'three');
  symlinkSync('more', join(folder, 'linked'));
  symlinkSync('..', join(folder, 'more', 'loop'));
  expect(names()).toEqual(['linked/three.html', 'more/three.html', 'one.html', 'two.html']);
});

test('a folder of texts may have leftovers, but no file that would be missed', () => {
  const inside = join(folder, 'texts');
  mkdirSync(inside);
  for (const name of LEFTOVERS) writeFileSync(join(inside, name), 'left over');
  expect(texts()).toContain('/^[^.].*\\.html$/.test(name)');
  writeFileSync(join(inside, 'three.md'), 'three');
  expect(texts).toThrow(/three\.md is not read\. Name it \.html, or move it elsewhere\./);
});
