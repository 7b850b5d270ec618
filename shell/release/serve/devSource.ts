import { readFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkedSection } from '@ringside/shared/build/checkedSection';
import { entriesOf } from '@ringside/shared/build/clientModules';
import { Late, settleInTime } from '@ringside/shared/build/deadline';
import { deterministic } from '@ringside/shared/build/deterministic';
import { scriptsOf } from '@ringside/shared/build/embeds';
import { typesFolder, writeFragmentTypes } from '@ringside/shared/build/fragmentTypes';
import { sectionOf } from '@ringside/shared/build/packageFolder';
import { placeOf } from '@ringside/shared/build/readTable';
import { escapeHtml, type ShellServer } from '@ringside/shared/contract';
import type { Section } from '@ringside/shared/section/server';
import { asShell } from '../format/shellServer.ts';
import { EMPTY, type LoadedSection, pathsOf, standIn } from '../format/site.ts';
import { openTag, variantFinder } from '../format/variants.ts';
import { reasonOf } from '../support/ComposeError.ts';

/** The origin of pages from source. */
export const ORIGIN = 'https://ringside.example';

/** Vite replaces a style in place by its file. */
export type DevSection = LoadedSection & { file?: string; isBroken?: true };
type DevServer = { section: Section } & ShellServer;
export type Load = (module: string) => Promise<unknown>;
export type Warn = (message: string) => void;

/** After how long the server says what it waits for. The first load of all modules takes long. */
const PATIENCE_MS = 10_000;

/** Loads a section from source, with what a build would compute. */
export async function loadSource(load: Load, root: string, warn: Warn): Promise<DevSection> {
  const { server, style } = await loadModules(load, root);
  const { section } = server;
  const { manifest } = section;
  const scripts = await scriptsOf(root, manifest.name);
  const variants = section.variants();
  const listed = variants.map(([tag, attributes]) => [tag, attributes, attributes] as const);
  const find = variantFinder(manifest.name, listed);
  const descriptions = placed(root, () => section.describe());
  await writeFragmentTypes(
    typesFolder(root),
    manifest.name,
    manifest.elements,
    descriptions,
    variants,
    manifest.states,
  );
  const shown = await renderer(root, section, descriptions, warn);
  const paths = await named(`the values in ${basename(root)}/src/pages.ts`, section.paths);

  const loaded: DevSection = {
    release: releaseOf(root, section),
    style,
    pages: {
      hashes: new Map(paths.map((path) => [path, ''])),
      async load(path) {
        const where = `${placeOf(root, path)}: ${path}`;
        const page = await named(where, () => section.load(path));
        return page && shown(page.page, path, ({ render }) => render(page));
      },
    },
    embeds: new Map(scripts.map(([name]) => [name, ''])),
    descriptions,
    choices: section.choices(),
    widgetData: section.widgetData,
    variant(tag, attributes) {
      const known = find(tag, attributes).found;
      const render = ({ loadElement, renderElement }: Section) =>
        renderElement(tag, loadElement(tag, known));
      return { hash: '', load: async () => shown(tag, openTag(tag, known), render) };
    },
    variants: (tag) => variants.flatMap(([each, set]) => (each === tag ? [set] : [])),
    files: new Map(
      Object.entries(section.files(ORIGIN)).map(([path, text]) => [path, async () => text]),
    ),
    file: `${root}/src/styles.css`,
  };
  return manifest.name === 'shell' ? asShell(loaded, server) : loaded;
}

const folderOf = (root: string) => relative(process.cwd(), root);

async function loadModules(load: Load, root: string) {
  const [server, { default: style }] = await Promise.all([
    named(
      `${basename(root)}/src/server.tsx, or a module that it imports`,
      () => load(posix.join('/', folderOf(root), 'src/server.tsx')) as Promise<DevServer>,
    ),
    load(posix.join('/', folderOf(root), 'src/styles.css?inline')) as Promise<{ default: string }>,
  ]);
  return { server, style };
}

/** Returns a release whose modules are the sources. */
function releaseOf(root: string, { manifest }: Section) {
  const { boot, ...entries } = entriesOf(root, manifest.name);
  const modules = Object.entries(entries).map(
    ([name, file]) => [name, { file: posix.join(folderOf(root), file), imports: [] }] as const,
  );
  const { fragments, ...known } = Object.fromEntries(modules);
  return {
    ...manifest,
    ...EMPTY,
    ...(boot && { boot: posix.join(folderOf(root), boot) }),
    ...(fragments && { laterModules: { fragments } }),
    modules: known,
  };
}

/**
 * Returns a function that renders as a build does. It warns of what a build would refuse, and
 * renders all the same.
 */
async function renderer(
  root: string,
  section: Section,
  descriptions: DevSection['descriptions'],
  warn: Warn,
) {
  const name = await sectionOf(root);
  const checked = placed(root, () => checkedSection(root, name, section, descriptions));
  return <Result>(entry: string, what: string, render: (from: Section) => Result): Result => {
    try {
      return deterministic(() => render(checked));
    } catch (error) {
      const message = `${placeOf(root, entry)}: ${what}: ${reasonOf(error)}`;
      if (error instanceof Late) throw new Error(message);
      // A section that throws by itself does so again.
      const result = render(section);
      warn(message);
      return result;
    }
  };
}

/** An error of an entry of a table begins with its line. */
function placed<Result>(root: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    const { entry } = error as { entry?: string };
    const place = entry && placeOf(root, entry);
    throw place ? new Error(`${place}: ${reasonOf(error)}`) : error;
  }
}

/**
 * Waits for a promise. A line in the terminal names one that takes long, and the error of one that
 * does not settle in time names it, too.
 */
async function named<R>(what: string, run: () => Promise<R>): Promise<R> {
  const timer = setTimeout(() => console.warn(`Still waiting for ${what}.`), PATIENCE_MS);
  try {
    return await settleInTime(run);
  } catch (error) {
    if (error instanceof Late) error.message = `${what}: ${error.message}`;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Replaces a section whose source cannot be loaded: its pages throw the error, and its elements
 * show it. The shell throws.
 */
export async function brokenSection(root: string, error: Error, warn: Warn): Promise<DevSection> {
  const name = await sectionOf(root);
  if (name === 'shell') throw error;
  const reason = stripVTControlCharacters(error.message);
  warn(`${name} cannot be loaded: ${reason}`);
  const [pages = [], elements = []] = ['pages', 'elements'].map((kind) =>
    [
      ...readFileSync(join(root, 'src', `${kind}.ts`), 'utf8').matchAll(
        /^ *'((?:\/|ringside-)[^']*)': *(?:defineElement\()?{/gm,
      ),
    ].map(([, key = '']) => key),
  );
  const owns = pathsOf(pages);
  const html = `<p><strong>${name} cannot be loaded.</strong> ${escapeHtml(reason)}</p>`;
  return {
    ...standIn(name, elements, html),
    pages: {
      hashes: new Map(),
      async load(path) {
        if (owns(path)) throw error;
        return undefined;
      },
    },
    isBroken: true,
  };
}
