import type { CatalogueFile, RenderedPage } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../format/site.ts';
import { unusable } from '../support/ComposeError.ts';
import { Refusals } from '../support/Refusals.ts';
import { composePage } from './composePage.ts';
import { refuseTakenNames } from './css/sectionStyle.ts';
import { linksIn, linksInStyle } from './html.ts';
import { siteFiles } from './output/siteFiles.ts';
import { type ComposedFile, WrittenFiles } from './output/WrittenFiles.ts';
import { headAssets } from './page/document.ts';
import { type ComposedFragments, composeFragments } from './page/fragmentFiles.ts';
import { pageFile } from './pageFile.ts';
import { isIframePage } from './pagePaths.ts';
import { partnerPages } from './partners/catalogue.ts';
import { contractFiles } from './partners/contractFiles.ts';
import { composeEmbeds } from './partners/embeds.ts';
import { fragmentPages } from './partners/fragmentPages.ts';
import { oembedFile, oembedResponse } from './partners/oembed.ts';
import { shadowFile, shadowStyle } from './partners/shadowStyle.ts';
import type { PageIndex } from './reuse/pageIndex.ts';
import { pageKeys } from './reuse/pageKey.ts';

/** Composing goes on with no fragments if theirs is refused, so that a team sees all refusals. */
const NO_FRAGMENTS: ComposedFragments = { urls: new Map(), files: new Map() };

/** What pages refer to. It is composed before them. */
type Parts = Awaited<ReturnType<typeof composeParts>>;

/** A page of a section, or one that the composer makes: for partners, or of a fragment. */
interface ListedPage {
  section: LoadedSection;
  path: string;
  made: RenderedPage | undefined;
}

/** What the steps of composing one site share. */
interface Composing {
  site: Site;
  parts: Parts;
  pages: readonly ListedPage[];
  /** The paths of all files that releases bring. */
  released: ReadonlySet<string>;
  files: WrittenFiles;
  refusals: Refusals;
}

/**
 * Composes file by file, to save memory. Pages whose key is in `known` are not rendered; `pinned`
 * embed files stay.
 */
export async function* composeSite(
  site: Site,
  { known, pinned }: Record<'known' | 'pinned', PageIndex>,
): AsyncGenerator<ComposedFile> {
  const refusals = new Refusals();
  const parts = await composeParts(site, pinned, refusals);
  const pages = listPages(site, parts.forPartners);
  const files = new WrittenFiles(known, refusals);
  const composing = { site, parts, pages, released: releasedFiles(site), files, refusals };

  yield* composePages(composing);
  yield* writeParts(composing, pinned);
  const moved = yield* writeSiteFiles(composing);
  checkLinks(composing, moved);
  refusals.throwFound();
}

async function composeParts(site: Site, pinned: PageIndex, refusals: Refusals) {
  const embeds = await composeEmbeds(site, pinned);
  const embedFiles = embeds.map(({ file }) => file);
  const contract = new Map(contractFiles(site));
  const forPartners = await partnerPages(site, embedFiles, [...contract.keys()]);
  refuseTakenNames(site.sections, refusals);
  refusals.throwFound();
  const fragments = (await refusals.collect(composeFragments(site))) ?? NO_FRAGMENTS;
  const frameScript = frameScriptOf(embedFiles);
  return { embeds, embedFiles, contract, forPartners, frameScript, fragments };
}

/** The script that sets the heights of the live views, as on partners' pages. */
function frameScriptOf(embedFiles: readonly CatalogueFile[]): string {
  const file = embedFiles.find(({ name }) => name === 'frame');
  return file ? `<script async src="${file.pinned}" integrity="${file.integrity}"></script>` : '';
}

function listPages(site: Site, forPartners: Parts['forPartners']): ListedPage[] {
  return site.sections.flatMap((section) => {
    const made = section === site.shell ? forPartners : fragmentPages(section);
    const paths = [...section.pages.hashes.keys(), ...made.keys()];
    return paths.map((path) => ({ section, path, made: made.get(path) }));
  });
}

const releasedFiles = ({ sections }: Site): Set<string> =>
  new Set(sections.flatMap(({ release }) => Object.keys(release.files).map((file) => `/${file}`)));

async function* composePages(composing: Composing): AsyncGenerator<ComposedFile> {
  const { site, parts, pages, released, files, refusals } = composing;
  const keyOf = pageKeys(site, parts);
  for (const each of pages) {
    const { section, path } = each;
    const file = pageFile(path);
    const entry = files.known.get(file);
    const oembed = oembedFile(site, path);
    const hasOembed = !oembed || files.known.has(oembed);
    if (entry?.elements && hasOembed && keyOf(section, path, entry.elements) === entry.key) {
      yield* files.unchanged(file);
      if (oembed) yield* files.unchanged(oembed);
      continue;
    }

    const composed = await refusals.collect(renderPage(composing, each));
    if (!composed) continue;
    const { page, html, elements } = composed;
    const links = composed.links.filter((link) => !released.has(link));
    const key = keyOf(section, path, elements) ?? '';
    yield* files.made(file, html, { key, elements, links, modified: page.head.modified });
    if (oembed) yield* files.made(oembed, oembedResponse(site, path, page));
  }
}

async function renderPage({ site, parts }: Composing, { section, path, made }: ListedPage) {
  const page = made ?? (await section.pages.load(path));
  if (!page)
    throw unusable('bad-release', `${section.release.name} lists ${path}, but has no page there`);

  const withFrameScript = async (...of: Parameters<typeof headAssets>) => [
    ...(await headAssets(...of)),
    parts.frameScript,
  ];

  const hasLiveViews = made && section === site.shell && !isIframePage(path);
  const assets = hasLiveViews ? withFrameScript : undefined;
  const composed = { site, section, path, page };
  return { page, ...(await composePage(composed, parts.fragments.urls, assets)) };
}

/** Writes the embed files, the fragments, the shadow stylesheets, and the contract for partners. */
function* writeParts(
  { site, parts, released, files }: Composing,
  pinned: PageIndex,
): Generator<ComposedFile> {
  for (const { text, file } of parts.embeds) {
    const { evergreen, gzip, brotli } = file;
    yield* files.made(evergreen.slice(1), text);
    yield* files.made(file.pinned.slice(1), text, { packed: { gzip, brotli } });
  }
  for (const [path, { text, links }] of parts.fragments.files)
    yield* files.made(path, text, { links: links.filter((link) => !released.has(link)) });
  for (const { release, style } of site.sections) {
    const path = release.style && shadowFile(release.style);
    // Pinned embed files name the shadow stylesheet, so it never changes.
    if (path && !pinned.has(path)) yield* files.made(path, shadowStyle(style));
  }
  for (const path of [...pinned.keys()].sort())
    if (!files.index.has(path)) yield* files.unchanged(path, pinned);
  yield* files.made('embed/index.json', `${JSON.stringify(parts.embedFiles, null, 2)}\n`);
  for (const [path, text] of parts.contract) yield* files.made(path, text);
}

/** @returns where former URLs lead */
async function* writeSiteFiles({
  site,
  pages,
  files,
  refusals,
}: Composing): AsyncGenerator<ComposedFile, ReadonlyMap<string, string>> {
  const cached = [...files.index.keys()].filter((path) => /^embed\/[^/]+\.js$/.test(path));
  const listed = pages
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('/404') && !isIframePage(path));
  const modified = new Map(listed.map((path) => [path, files.index.get(pageFile(path))?.modified]));
  const moved = new Map<string, string>();
  for await (const [path, content, to] of siteFiles(site, modified, cached, refusals)) {
    if (to) moved.set(`/${path.replace(/\.html$/, '')}`, to);
    yield* files.made(path, content);
  }
  return moved;
}

/** Requests for this file are reports of visits, so nothing on a page requests it. */
const BEACON = '/beacon.txt';

/** Refused pages count as existing. */
function checkLinks(
  { site, pages, released, files: { index }, refusals }: Composing,
  moved: ReadonlyMap<string, string>,
): void {
  const exists = new Set([...released, ...pages.map(({ path }) => path)]);
  const check = (from: string, links: readonly string[]) => {
    for (const link of links)
      if (
        link === BEACON ||
        (!exists.has(link) && !index.has(link.slice(1)) && !site.isAwaited(link))
      )
        refuseDead(from, link, refusals, moved.get(link));
  };
  const { frame } = site.shell.server;
  const { before, after } = frame.render('/');
  check('the header or footer', linksIn(before + after));
  check('the head of every page', linksIn(frame.head ?? ''));
  for (const { release, style } of site.sections)
    check(`the stylesheet of ${release.name}`, linksInStyle(style, `/${release.style}`));
  for (const [file, { links }] of index) check(file, links ?? []);
}

export function refuseDead(from: string, link: string, refusals: Refusals, to?: string): void {
  const kind = /\.\w+$/.test(link)
    ? `shows ${link}, which no release has. Import the file, and use the URL that the import gives.`
    : `links to ${link}, which does not exist. Correct the link, or release that page first. If its section is still to come, list its route in awaits of createSection.`;
  const text = to ? `links to ${link}, which has moved. Link to ${to}.` : kind;
  refusals.refuse('dead-link', `${from} ${text}`, { link });
}
