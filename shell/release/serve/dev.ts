import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkedSection } from '@ringside/shared/build/checkedSection';
import { entriesOf } from '@ringside/shared/build/clientModules';
import { Late, settled } from '@ringside/shared/build/deadline';
import { deterministic } from '@ringside/shared/build/deterministic';
import { scriptsOf } from '@ringside/shared/build/embeds';
import { typesFolder, writeFragmentTypes } from '@ringside/shared/build/fragmentTypes';
import { sectionOf } from '@ringside/shared/build/packageFolder';
import { placeOf } from '@ringside/shared/build/readTable';
import { escapeHtml, type ShellServer } from '@ringside/shared/contract';
import type { Section } from '@ringside/shared/section/server';
import { composePage } from '../compose/composePage.ts';
import { linksInStyle } from '../compose/html.ts';
import { fileBytes } from '../compose/output/siteFiles.ts';
import { bootTags } from '../compose/page/document.ts';
import { composeVariants, type FragmentUrls } from '../compose/page/fragmentFiles.ts';
import { hasCatalogue, partnerPages } from '../compose/partners/catalogue.ts';
import { asShell } from '../format/loadSite.ts';
import {
  createSite,
  EMPTY,
  type LoadedSection,
  pathsOf,
  type Site,
  standIn,
} from '../format/site.ts';
import { openTag, variantFinder } from '../format/variants.ts';
import { POINTER_FILE } from '../publish/pointer.ts';
import { contentType } from '../stores/fileKinds.ts';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { withPlaces } from '../workspace/withPlaces.ts';
import { packageFolders } from '../workspace/workspace.ts';
import { loadReleased } from './devSite.ts';
import { HOT_RELOAD } from './hotReload.ts';

/** Vite replaces a style in place by its file. */
type DevSection = LoadedSection & { file?: string; isBroken?: true };
type DevServer = { section: Section } & ShellServer;
type Load = (module: string) => Promise<unknown>;
type Warn = (message: string) => void;

/** Sections whose module never ended the last time. Other pages do not wait for them again. */
const stuck = new Set<string>();
const AGAIN_MS = 2000;
/** How long the server waits until it says what it waits for. The first load of all modules takes long. */
const [PATIENCE_MS, MODULES_MS] = [3000, 10_000];

const ORIGIN = 'https://ringside.example';

/**
 * Responds from source as the released site would, with a page or a file such as `feed.xml`.
 * @param load imports a module by its URL in this process's folder
 * @param released a released site's URL, to take only this folder's package from source
 * @param warn receives what a build or a release would refuse
 * @param wait receives what takes long
 */
export async function respondFromSource(
  load: Load,
  path: string,
  released?: string,
  warn: Warn = console.warn,
  wait: Warn = warn,
): Promise<{ status: number; type: string; body: string | Buffer } | undefined> {
  const folders = released ? [process.cwd()] : [...(await packageFolders()).values()];
  const sourceOf = (folder: string) =>
    loadSource(load, folder, warn, wait).catch((error) => brokenSection(folder, error, warn));
  const sources = await Promise.all(folders.map(sourceOf));
  const others = released ? await loadReleased(released, sources) : [];
  const sections: DevSection[] = withFragments([...others, ...sources]);

  const live = sections.map(({ release: { name, id } }) => [name, { release: id }] as const);
  const file = path.slice(1);
  const body =
    file === POINTER_FILE
      ? JSON.stringify({ sections: Object.fromEntries(live) })
      : await sections.find(({ files }) => files.has(file))?.files.get(file)?.(ORIGIN);
  if (body !== undefined)
    return { status: 200, type: contentType(path), body: fileBytes(file, body) };
  const changing = FRAGMENT_FILE.exec(path)?.[1];
  // The URLs of pages have no extension.
  if (/\.[^/]+$/.test(path) && !changing) return undefined;
  const site = createSite(sections, { origin: ORIGIN });
  if (changing) {
    const { file } = await composeVariants(site, changing);
    return { status: 200, type: contentType(path), body: JSON.stringify(file) };
  }
  // Embed files exist only in a release, so there are no live views.
  const forPartners =
    hasCatalogue(site.shell, path) && (await partnerPages(site, [], [])).get(path);
  const { section, page, url } = forPartners
    ? { section: site.shell, page: forPartners, url: path }
    : await findPage(sections, path);
  const assets = async () => tags(sections, site.shell);
  const composed = await composePage(site, section, url, page, fragmentUrls(site), assets).catch(
    async (error) => {
      if (error instanceof ComposeError) error.message = await withPlaces(error);
      throw error;
    },
  );
  const shown = linksInStyle(
    section.style,
    `/${section.release.style || `assets/${section.release.name}/`}`,
  );
  const isNeeded = (link: string) => !isThere(link, sections) && !site.isAwaited(link);
  for (const link of [...composed.links, ...shown].filter(isNeeded)) {
    const message = `${path} links to or shows ${link}, which does not exist. A release would be refused (dead-link).`;
    warn(await withPlaces({ message, subject: { link } }));
  }
  return { status: page.status ?? 200, type: contentType('index.html'), body: composed.html };
}

/** The URL of a fragment's file, which is composed when a page asks for it. */
const FRAGMENT_FILE = /^\/assets\/[\w-]+\/(ringside-[\w-]+)\.fragments\.json$/;

const fragmentUrls = ({ owners, shell }: Site): FragmentUrls =>
  new Map(
    [...owners]
      .filter(([, owner]) => owner !== shell)
      .map(([tag, { release }]) => [tag, `/assets/${release.name}/${tag}.fragments.json`]),
  );

/** Only a build knows which elements a view may change, so here it is all. */
function withFragments(sections: readonly DevSection[]): DevSection[] {
  const fragments = sections.flatMap(({ release }) => release.elements);
  return sections.map((section) => ({ ...section, release: { ...section.release, fragments } }));
}

/** Some files exist only in a release. */
const isThere = (path: string, sections: readonly DevSection[]): boolean =>
  /^\/(?:@|embed|sitemap\.xml)/.test(path) ||
  existsSync(join(process.cwd(), path)) ||
  sections.some(
    ({ isBroken, pages, files, release }) =>
      isBroken ||
      pages.hashes.has(path) ||
      files.has(path.slice(1)) ||
      Object.hasOwn(release.files, path.slice(1)),
  );

/** Writes the page's tags, without a content security policy, which would forbid Vite's client. */
const tags = (sections: readonly DevSection[], shell: Site['shell']): string[] => [
  ...sections.map(({ style, file }) =>
    file
      ? `<style type="text/css" data-vite-dev-id="${file}">${style}</style>`
      : `<style>${style}</style>`,
  ),
  `<style>${shell.server.frame.face?.css ?? ''}</style>`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>',
  HOT_RELOAD,
  bootTags(shell.server.firstScript, `/${shell.release.boot}`),
  ...[shell.server.inspector].flatMap((script) => (script ? [`<script>${script}</script>`] : [])),
];

async function loadSource(load: Load, root: string, warn: Warn, wait: Warn): Promise<DevSection> {
  const folder = relative(process.cwd(), root);
  const [server, { default: style }] = await Promise.all([
    awaited(
      `${basename(root)}/src/server.tsx, or a module that it imports`,
      () => load(posix.join('/', folder, 'src/server.tsx')) as Promise<DevServer>,
      wait,
      MODULES_MS,
      stuck.has(root) ? AGAIN_MS : undefined,
    ),
    load(posix.join('/', folder, 'src/styles.css?inline')) as Promise<{ default: string }>,
  ]);
  stuck.delete(root);
  const { section } = server;
  const { manifest } = section;
  const isShell = manifest.name === 'shell';
  const scripts = await scriptsOf(root, manifest.name);
  const { boot, ...entries } = entriesOf(root, manifest.name);
  const modules = Object.entries(entries).map(
    ([name, file]) => [name, { file: posix.join(folder, file), imports: [] }] as const,
  );
  const { fragments, ...known } = Object.fromEntries(modules);
  const release = {
    ...manifest,
    ...EMPTY,
    ...(boot && { boot: posix.join(folder, boot) }),
    ...(fragments && { laterModules: { fragments } }),
    modules: known,
  };
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
  const name = await sectionOf(root);
  const checked = placed(root, () => checkedSection(root, name, section, descriptions));
  const shown = <Result>(entry: string, what: string, make: (from: Section) => Result): Result => {
    try {
      return deterministic(() => make(checked));
    } catch (error) {
      const message = `${placeOf(root, entry)}: ${what}: ${reasonOf(error)}`;
      if (error instanceof Late) throw new Error(message);
      // A section that throws by itself does so again.
      const result = make(section);
      warn(message);
      return result;
    }
  };
  const loaded: DevSection = {
    release,
    style,
    pages: {
      hashes: new Map(
        (await awaited(`the values in ${basename(root)}/src/pages.ts`, section.paths, wait)).map(
          (path) => [path, ''],
        ),
      ),
      async load(path) {
        const page = await awaited(
          `${placeOf(root, path)}: ${path}`,
          () => section.load(path),
          wait,
        );
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
  return isShell ? asShell(loaded, server) : loaded;
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

/** Says what the server waits for, when that takes long. */
async function awaited<R>(
  what: string,
  run: () => Promise<R>,
  wait: Warn,
  patience = PATIENCE_MS,
  deadline?: number,
): Promise<R> {
  const timer = setTimeout(() => wait(`Still waiting for ${what}.`), patience);
  try {
    return await settled(run, deadline);
  } catch (error) {
    if (error instanceof Late) error.message = `${what}: ${error.message}`;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Replaces a section whose source cannot be loaded: its pages throw the error, and its elements show it. The shell throws.
 */
async function brokenSection(root: string, error: Error, warn: Warn): Promise<DevSection> {
  const name = await sectionOf(root);
  if (name === 'shell') throw error;
  if (error instanceof Late) stuck.add(root);
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

async function findPage(sections: readonly LoadedSection[], path: string) {
  const parts = path.split('/').filter(Boolean);
  const above = parts.map((_, depth) => ['', ...parts.slice(0, depth), '404'].join('/')).reverse();
  for (const url of [`/${parts.join('/')}`, ...above])
    for (const section of sections) {
      const page = await section.pages.load(url);
      if (page) return { section, page, url };
    }
  throw new Error('ringside: the shell has no page /404. Add it to shell/src/pages.ts.');
}
