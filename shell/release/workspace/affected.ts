import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { tableEntries } from '@ringside/shared/build/readTable';
import { packageSources } from '@ringside/shared/build/sources';
import type { Release, ReleaseTable } from '@ringside/shared/contract';
import { rollup } from 'd3-array';

/** A page or an element, with its files, folders and the tags written in them. */
interface Entry {
  section: string;
  name: string;
  files: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** Imports of the package's files, except types, and globs of folders. */
const IMPORT =
  /\b(?:import(?! type)\b[^;'"]*|export (?!type)[^;'"]*from|glob(?:<\w+>)?\()\s*'(\.[^'?]+)/g;
const TAG = /\bringside-[a-z0-9-]+/g;

const isPart = (path: string, { files }: Entry) => files.has(path) || files.has(dirname(path));

/**
 * The pages and elements that changed files affect, by section. Files of no entry affect the whole
 * section. After a route's pattern are the pages that changed files are named after.
 */
export function affectedBy(folders: ReadonlyMap<string, string>, changed: readonly string[]) {
  const entries = [...folders].flatMap(([section, folder]) => entriesOf(section, folder));
  const affected = new Set<Entry>();
  for (const [section, folder] of folders) {
    const own = entries.filter((entry) => entry.section === section);
    const sources = new Set(
      [...packageSources(folder).keys()].map((name) => resolve(folder, '..', name)),
    );
    const compiled = changed.filter((path) => sources.has(path) && !/\.(test|wtr)\./.test(path));
    const isWhole = compiled.some((path) => !own.some((entry) => isPart(path, entry)));
    // Every page has the shell's header and footer.
    for (const entry of isWhole && section === 'shell' ? entries : own)
      if (isWhole || changed.some((path) => isPart(path, entry))) affected.add(entry);
  }
  // The loop also visits what it adds: an element may show another.
  for (const { name } of affected)
    for (const entry of entries) if (entry.tags.has(name)) affected.add(entry);
  const nameOf = (entry: Entry) => {
    const pages = pagesNamed(entry, folders.get(entry.section) ?? '', changed);
    return pages.length > 0 ? `${entry.name} (${pages.join(' ')})` : entry.name;
  };
  const listed = entries.filter((each) => affected.has(each));
  return rollup(
    listed,
    (own) => own.map(nameOf),
    ({ section }) => section,
  );
}

/**
 * Returns the pages that content files name, such as articles. A new file's page is not built yet,
 * but those of its neighbours are.
 */
function pagesNamed(entry: Entry, folder: string, changed: readonly string[]): string[] {
  const dist = join(folder, 'dist');
  if (!entry.name.includes(':') || !existsSync(join(dist, 'release.json'))) return [];
  const read = (path: string) => JSON.parse(readFileSync(join(dist, path), 'utf8'));
  const built = new Map((read((read('release.json') as Release).table) as ReleaseTable).pages);
  const pageOf = (path: string) => entry.name.replace(/:\w+/, basename(path, extname(path)));
  const isNamed = (path: string) =>
    existsSync(dirname(path)) && readdirSync(dirname(path)).some((each) => built.has(pageOf(each)));
  return changed.filter((path) => isPart(path, entry) && isNamed(path)).map(pageOf);
}

function entriesOf(section: string, folder: string): Entry[] {
  return tableEntries(folder).map(({ name, uses }) => {
    const files = new Set(uses.map((path) => join(folder, 'src', path)));
    const tags = new Set<string>();
    for (const file of files) {
      if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
      const text = readFileSync(file, 'utf8');
      for (const [tag] of text.matchAll(TAG)) tags.add(tag);
      for (const [, path = ''] of text.matchAll(IMPORT))
        files.add(join(dirname(file), path.replace(/\/[^/]*\*.*/, '')));
    }
    return { section, name, files, tags };
  });
}
