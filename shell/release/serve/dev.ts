import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composePage } from '../compose/composePage.ts';
import { linksInStyle } from '../compose/html.ts';
import { fileBytes } from '../compose/output/siteFiles.ts';
import { bootTags } from '../compose/page/document.ts';
import { composeVariants, type FragmentUrls } from '../compose/page/fragmentFiles.ts';
import { hasCatalogue } from '../compose/pagePaths.ts';
import { partnerPages } from '../compose/partners/catalogue.ts';
import { createSite, type LoadedSection, type Site } from '../format/site.ts';
import { POINTER_FILE } from '../publish/pointer.ts';
import { contentType } from '../stores/fileKinds.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { placesOf, refusalText } from '../workspace/refusalReports.ts';
import { packageFolders } from '../workspace/workspace.ts';
import { loadReleased } from './devSite.ts';
import {
  brokenSection,
  type DevSection,
  type Load,
  loadSource,
  ORIGIN,
  type Warn,
} from './devSource.ts';
import { HOT_RELOAD } from './hotReload.ts';

/**
 * Responds from source as the released site would, with a page or a file such as `feed.xml`.
 * @param load imports a module by its URL in this process's folder
 * @param released a released site's URL, to take only this folder's package from source
 * @param warn receives what a build or a release would refuse
 */
export async function respondFromSource(
  load: Load,
  path: string,
  released?: string,
  warn: Warn = console.warn,
): Promise<{ status: number; type: string; body: string | Buffer } | undefined> {
  const folders = released ? [process.cwd()] : [...(await packageFolders()).values()];
  const sourceOf = (folder: string) =>
    loadSource(load, folder, warn).catch((error) => brokenSection(folder, error, warn));
  const sources = await Promise.all(folders.map(sourceOf));
  const others = released ? await loadReleased(released, sources) : [];
  const sections: DevSection[] = withFragments([...others, ...sources]);

  const text = await textOf(path.slice(1), sections);
  if (text !== undefined)
    return { status: 200, type: contentType(path), body: fileBytes(path.slice(1), text) };

  const fragmentTag = FRAGMENT_FILE.exec(path)?.[1];
  // The URLs of pages have no extension.
  if (/\.[^/]+$/.test(path) && !fragmentTag) return undefined;
  const site = createSite(sections, { origin: ORIGIN });
  if (fragmentTag) {
    const { file } = await composeVariants(site, fragmentTag);
    return { status: 200, type: contentType(path), body: JSON.stringify(file) };
  }

  const { status, html } = await composeFromSource(site, sections, path, warn);
  return { status, type: contentType('index.html'), body: html };
}

/** Returns the text of a file of a section, or of the pointer. */
async function textOf(file: string, sections: readonly DevSection[]) {
  if (file !== POINTER_FILE)
    return sections.find(({ files }) => files.has(file))?.files.get(file)?.(ORIGIN);
  const live = sections.map(({ release: { name, id } }) => [name, { release: id }] as const);
  return JSON.stringify({ sections: Object.fromEntries(live) });
}

/** Composes a page, and warns of its dead links, for which a release would be refused. */
async function composeFromSource(
  site: Site,
  sections: readonly DevSection[],
  path: string,
  warn: Warn,
) {
  // Embed files exist only in a release, so there are no live views.
  const forPartners =
    hasCatalogue(site.shell, path) && (await partnerPages(site, [], [])).get(path);
  const { section, page, url } = forPartners
    ? { section: site.shell, page: forPartners, url: path }
    : await findPage(sections, path);

  const assets = async () => tags(sections, site.shell);
  const source = { site, section, path: url, page };
  const composed = await composePage(source, fragmentUrls(site), assets).catch(async (error) => {
    if (error instanceof ComposeError)
      error.message = refusalText({
        message: error.message,
        places: await placesOf(error.subject),
      });
    throw error;
  });

  const shown = linksInStyle(
    section.style,
    `/${section.release.style || `assets/${section.release.name}/`}`,
  );
  const isDead = (link: string) => !isThere(link, sections) && !site.isAwaited(link);
  for (const link of [...composed.links, ...shown].filter(isDead)) {
    const message = `${path} links to or shows ${link}, which does not exist. A release would be refused (dead-link).`;
    warn(refusalText({ message, places: await placesOf({ link }) }));
  }
  return { status: page.status ?? 200, html: composed.html };
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
