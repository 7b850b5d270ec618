import { hashOf, isSameHash } from '@ringside/shared/build/hash';
import type { Site } from '../format/site.ts';
import { unusable } from '../support/ComposeError.ts';
import { Refusals } from '../support/Refusals.ts';
import { composePage } from './composePage.ts';
import { refuseTakenNames } from './css/sectionStyle.ts';
import { linksIn, linksInStyle } from './html.ts';
import { siteFiles } from './output/siteFiles.ts';
import { releasedAssets } from './page/document.ts';
import { type ComposedFragments, composeFragments } from './page/fragmentFiles.ts';
import { pageFile } from './pageFile.ts';
import { contractFiles, fragmentPages, isIframePage, partnerPages } from './partners/catalogue.ts';
import { composeEmbeds } from './partners/embeds.ts';
import { oembedFile, oembedResponse } from './partners/oembed.ts';
import { shadowFile, shadowStyle } from './partners/shadowStyle.ts';
import type { Entry, PageIndex } from './reuse/pageIndex.ts';
import { pageKeys } from './reuse/pageKey.ts';

export interface ComposedFile {
  path: string;
  entry: Entry;
  bytes?: Buffer;
}

/**
 * What stands in for fragments whose composing is refused, which is reported with all other
 * refusals.
 */
const NO_FRAGMENTS: ComposedFragments = { urls: new Map(), files: new Map() };

/**
 * Composes file by file, to save memory. Pages whose key is in `known` are not rendered; `pinned`
 * embed files stay.
 */
export async function* composeSite(
  site: Site,
  { known, pinned }: Record<'known' | 'pinned', PageIndex>,
) {
  const index = new Map<string, Entry>();
  const embeds = await composeEmbeds(site, pinned);
  const files = embeds.map(({ file }) => file);
  const contract = new Map(contractFiles(site));
  const forPartners = await partnerPages(site, files, [...contract.keys()]);
  const refusals = new Refusals();
  refuseTakenNames(site.sections, refusals);
  refusals.throwFound();
  const fragments = (await refusals.collect(composeFragments(site))) ?? NO_FRAGMENTS;
  const keyOf = pageKeys(site, forPartners, fragments.urls);
  const pages = site.sections.flatMap((section) => {
    const extra = section === site.shell ? forPartners : fragmentPages(section);
    const paths = [...section.pages.hashes.keys(), ...extra.keys()];
    return paths.map((path) => ({ section, path, extra: extra.get(path) }));
  });

  const released = new Set(
    site.sections.flatMap(({ release }) => Object.keys(release.files).map((file) => `/${file}`)),
  );
  const names = new Set<string>();
  function* written(file: ComposedFile): Generator<ComposedFile> {
    const { path, entry } = file;
    // Some file systems ignore case.
    const name = path.toLowerCase();
    if (names.has(name)) return refusals.refuse('duplicate-file', `${path} is written twice.`);
    names.add(name);
    index.set(path, entry);
    yield file;
  }

  function* unchanged(path: string, from = known): Generator<ComposedFile> {
    const entry = from.get(path);
    if (entry) yield* written({ path, entry });
  }

  function* made(
    path: string,
    content: string | Buffer,
    facts: Partial<Entry> = {},
  ): Generator<ComposedFile> {
    const bytes = Buffer.from(content);
    const entry: Entry = { key: '', hash: hashOf(bytes), bytes: bytes.length, ...facts };
    yield* written({
      path,
      entry,
      ...(!isSameHash(entry.hash, known.get(path)?.hash) && { bytes }),
    });
  }

  /** The script sets the heights of the live views, as on partners' pages. */
  async function withFrameScript(...page: Parameters<typeof releasedAssets>): Promise<string[]> {
    const file = files.find(({ name }) => name === 'frame');
    const script =
      file && `<script async src="${file.pinned}" integrity="${file.integrity}"></script>`;
    return [...(await releasedAssets(...page)), script ?? ''];
  }

  async function rendered({ section, path, extra }: (typeof pages)[number]) {
    const page = extra ?? (await section.pages.load(path));
    if (!page)
      throw unusable('bad-release', `${section.release.name} lists ${path}, but has no page there`);
    const assets =
      extra && section === site.shell && !isIframePage(path) ? withFrameScript : undefined;
    return { page, ...(await composePage(site, section, path, page, fragments.urls, assets)) };
  }

  for (const each of pages) {
    const { section, path } = each;
    const file = pageFile(path);
    const entry = known.get(file);
    const oembed = oembedFile(site, path);
    const hasOembed = !oembed || known.has(oembed);
    if (entry?.elements && hasOembed && keyOf(section, path, entry.elements) === entry.key) {
      yield* unchanged(file);
      if (oembed) yield* unchanged(oembed);
      continue;
    }
    const composed = await refusals.collect(rendered(each));
    if (!composed) continue;
    const { page, html, elements } = composed;
    const links = composed.links.filter((link) => !released.has(link));
    const key = keyOf(section, path, elements) ?? '';
    yield* made(file, html, { key, elements, links, modified: page.head.modified });
    if (oembed) yield* made(oembed, oembedResponse(site, path, page));
  }
  for (const { text, file } of embeds) {
    const { evergreen, pinned, gzip, brotli } = file;
    yield* made(evergreen.slice(1), text);
    yield* made(pinned.slice(1), text, { packed: { gzip, brotli } });
  }
  for (const [path, { text, links }] of fragments.files)
    yield* made(path, text, { links: links.filter((link) => !released.has(link)) });
  for (const { release, style } of site.sections) {
    const path = release.style && shadowFile(release.style);
    // Pinned embed files name the shadow stylesheet, so it never changes.
    if (path && !pinned.has(path)) yield* made(path, shadowStyle(style));
  }
  for (const path of [...pinned.keys()].sort())
    if (!index.has(path)) yield* unchanged(path, pinned);
  yield* made('embed/index.json', `${JSON.stringify(files, null, 2)}\n`);
  for (const [path, text] of contract) yield* made(path, text);
  const cached = [...index.keys()].filter((path) => /^embed\/[^/]+\.js$/.test(path));
  const listed = pages
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('/404') && !isIframePage(path));
  const modified = new Map(listed.map((path) => [path, index.get(pageFile(path))?.modified]));
  const moved = new Map<string, string>();
  for await (const [path, content, to] of siteFiles(site, modified, cached, refusals)) {
    if (to) moved.set(`/${path.replace(/\.html$/, '')}`, to);
    yield* made(path, content);
  }
  const exists = new Set([...released, ...pages.map(({ path }) => path)]);
  checkLinks(site, exists, index, moved, refusals);
  refusals.throwFound();
}

/** Requests for this file are reports of visits, so nothing on a page requests it. */
const BEACON = '/beacon.txt';

/** Refused pages count as existing. */
function checkLinks(
  site: Site,
  exists: ReadonlySet<string>,
  index: PageIndex,
  moved: ReadonlyMap<string, string>,
  refusals: Refusals,
): void {
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
