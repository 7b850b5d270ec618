import type { Catalogue, LoadedPage } from '@ringside/shared/contract';
import type { LoadedSection, Site } from '../format/site.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { codeFingerprint } from '../support/codeFingerprint.ts';
import { hashOf } from '../support/hash.ts';
import { queue } from '../support/queue.ts';
import { Refusals } from '../support/Refusals.ts';
import { type ComposedPage, composePage, pageFile } from './composePage.ts';
import { catalogueOf, withCatalogue } from './elements/catalogue.ts';
import { contractFiles } from './elements/contractFiles.ts';
import { elementPages } from './elements/elementPages.ts';
import { fragmentPages, standsAlone } from './fragments.ts';
import { linksIn } from './html.ts';
import { composeEmbeds, embedEntries, evergreenFile, pinnedFile } from './output/embeds.ts';
import { oembedAnswer, oembedFile } from './output/oembed.ts';
import { siteFiles } from './output/siteFiles.ts';
import type { Entry, PageIndex } from './pageIndex.ts';
import { pageKeys } from './pageKey.ts';

/** Fingerprint of the code that composes, computed once. */
let composer: Promise<string> | undefined;

/** A composed site. */
export interface ComposedSite {
  index: PageIndex;
  /** How many pages had to be rendered. */
  rendered: number;
  pages: number;
}

/** What is left from earlier releases. */
export interface Before {
  /** Composed files that are certainly as the index says. */
  known: PageIndex;
  /** Pinned embed files, which stay. */
  pinned: PageIndex;
}

/** Receives each file whose bytes differ from the known index. */
type Take = (path: string, bytes: Buffer) => Promise<void>;

/**
 * Composes what differs from the known index. A page whose key is unchanged is neither rendered nor passed on. All
 * refusals are collected, and the first is thrown with the others.
 *
 * @throws ComposeError `bad-release`, `duplicate-file`, `dead-link`, and what `composePage` throws
 */
export async function composeSite(site: Site, before: Before, take: Take): Promise<ComposedSite> {
  const takes = queue();
  try {
    const composed = await composeInto(site, before, (path, bytes) => takes.add(() => take(path, bytes)));
    await takes.done();
    return composed;
  } finally {
    // The caller may clean up afterwards, so nothing may still be running.
    await takes.idle();
  }
}

async function composeInto(site: Site, { known, pinned }: Before, take: Take): Promise<ComposedSite> {
  const index = new Map<string, Entry>();
  const paths: string[] = [];
  const missing: string[] = [];
  const embeds = await composeEmbeds(site, pinned);
  const files = embedEntries(embeds);
  const catalogue = catalogueOf(site, files);
  const contract = new Map(contractFiles(site));
  const about = await elementPages(site, catalogue, [...contract.keys()]);
  composer ??= codeFingerprint(import.meta.url);
  const keyOf = pageKeys(site, [catalogue, [...about.pages]], await composer);
  const refusals = new Refusals();
  /** Pages that were refused. Links to them are not dead. */
  const refused: string[] = [];
  /** What readers of oEmbed get for a page changes with the page only. */
  const keptAnswers: string[] = [];
  const newAnswers = new Map<string, string>();
  let rendered = 0;

  async function add(file: string, entry: Omit<Entry, 'hash' | 'bytes'>, text: string) {
    if (index.has(file)) return refusals.add(new ComposeError('duplicate-file', `${file} is written twice.`));
    const bytes = Buffer.from(text);
    const hash = hashOf(bytes);
    const { key, ...rest } = entry;
    index.set(file, { key, hash, bytes: bytes.length, ...rest });
    if (hash !== known.get(file)?.hash) await take(file, bytes);
  }

  for (const owner of site.sections) {
    const made = owner === site.shell ? about.pages : fragmentPages(owner);
    for (const path of [...owner.pages.hashes.keys(), ...made.keys()]) {
      if (path.endsWith('/404')) missing.push(path);
      else if (!standsAlone(path)) paths.push(path);
      const file = pageFile(path);
      const entry = known.get(file);
      const answer = oembedFile(site, path);
      const isAnswered = !answer || known.has(answer);
      if (entry?.elements && isAnswered && (await keyOf(owner, path, entry.elements)) === entry.key) {
        index.set(file, entry);
        if (answer) keptAnswers.push(answer);
        continue;
      }
      const one = await refusals.collect(composeOne(site, owner, path, made.get(path), catalogue));
      if (!one) {
        refused.push(file);
        continue;
      }
      const { page, composed } = one;
      if (answer) newAnswers.set(answer, await oembedAnswer(site, owner, path, page, catalogue));
      const key = (await keyOf(owner, path, composed.elements)) ?? '';
      await add(file, { key, ...remembered(composed) }, composed.html);
      rendered += 1;
    }
  }
  const pages = index.size;
  for (const embed of embeds) {
    await add(evergreenFile(embed), { key: '' }, embed.text);
    await add(pinnedFile(embed), { key: '', packed: embed.packed }, embed.text);
  }
  for (const [file, entry] of pinned) if (!index.has(file)) index.set(file, entry);
  await add('embed/index.json', { key: '' }, `${JSON.stringify(files, null, 2)}\n`);
  for (const [file, text] of [...contract, ...about.texts]) await add(file, { key: '' }, text);
  for (const file of keptAnswers) index.set(file, known.get(file) as Entry);
  for (const [file, text] of newAnswers) await add(file, { key: '' }, text);
  const cached = [...embeds.map(evergreenFile), ...embeds.map(pinnedFile), ...[...pinned.keys()].sort()];
  for await (const [file, text] of siteFiles(site, { paths, missing, cached }, refusals))
    await add(file, { key: '' }, text);
  await checkLinks(site, index, refused, refusals);
  refusals.throwFound();
  return { index, rendered, pages };
}

async function composeOne(
  site: Site,
  owner: LoadedSection,
  path: string,
  fragment: LoadedPage | undefined,
  catalogue: Catalogue,
): Promise<{ page: LoadedPage; composed: ComposedPage }> {
  const page = fragment ?? (await owner.pages.load(path));
  if (!page)
    throw new ComposeError('bad-release', `${owner.release.name} lists ${path}, but the page is missing.`);
  const composed = await composePage(site, owner, path, withCatalogue(owner, path, page, catalogue));
  return { page, composed };
}

const remembered = ({ elements, links }: ComposedPage) => ({
  elements: elements.map(([tag, attributes]): [string, Record<string, string>] => [tag, { ...attributes }]),
  links: [...links],
});

/**
 * Refuses pages with links to addresses of this site that do not exist. This includes pages that were not rendered now.
 */
async function checkLinks(
  site: Site,
  index: PageIndex,
  refused: readonly string[],
  refusals: Refusals,
): Promise<void> {
  const released = site.sections.flatMap(({ release }) => Object.keys(release.files));
  const composed = [...index.keys(), ...refused];
  const pages = composed.map((file) => file.replace(/(^|\/)index\.html$/, ''));
  const exists = new Set([...released, ...composed, ...pages].map((path) => `/${path}`));
  const check = (from: string, links: readonly string[]) => {
    for (const dead of links.filter((link) => !exists.has(link)))
      refusals.add(new ComposeError('dead-link', `${from} links to ${dead}, which does not exist.`));
  };
  // The header and footer are the same on every page, except for the current entry.
  const { before, after } = await site.shell.server.frame.render('/');
  check('the frame', linksIn(before + after));
  for (const [file, { links }] of index) check(file, links ?? []);
}
