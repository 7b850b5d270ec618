import { join } from 'node:path';
import { offeredBeside } from '@ringside/shared/build/fragmentTypes';
import { hashOf } from '@ringside/shared/build/hash';
import { readCached, replaceFile } from '@ringside/shared/build/reuse';
import type { Attributes } from '@ringside/shared/contract';
import { refuseDead } from '../compose/composeSite.ts';
import { linksInStyle } from '../compose/html.ts';
import { fillElements, newFilling } from '../compose/page/fill.ts';
import { COMPOSER_KEY } from '../compose/reuse/pageKey.ts';
import { awaitedBy } from '../format/awaited.ts';
import { loadSection } from '../format/loadSite.ts';
import { builtRelease } from '../format/releaseSource.ts';
import { checkRoutes, type LoadedSection, pathsOf, standIn } from '../format/site.ts';
import { variantFinder } from '../format/variants.ts';
import { Refusals } from '../support/Refusals.ts';

/**
 * The links of pages that were not refused to pages of their own section, by context, shard and
 * path.
 */
type Checked = Readonly<Record<string, readonly string[]>>;

type Offered = Awaited<ReturnType<typeof offeredBeside>>;

/**
 * Refuses what a release would refuse, as far as that can be told from a build and what the
 * sections beside it offer.
 */
export async function checkBuilt(folder: string): Promise<void> {
  const refusals = new Refusals();
  const section = await loadSection(await builtRelease(join(folder, 'dist')));
  const { name, style, routes, awaits } = section.release;
  checkRoutes(section, refusals);
  const offered = await offeredBeside(folder);
  const isOwn = ownPaths(section);
  const checkLinks = linkCheck(section, refusals);
  const inStyle = linksInStyle(section.style, `/${style}`);
  checkLinks(`the stylesheet of ${name}`, inStyle.filter(isOwn));

  const fill = elementFiller(section, offered);
  /** Returns links to the section's own pages and files. */
  const check = async (path: string, html: string, where: string): Promise<string[]> => {
    const links = new Set<string>();
    await refusals.collect(fill(path, html, where, links));
    return [...links].filter(isOwn);
  };

  // A changed article changes one shard, so only its pages are checked again; their links may lead
  // to pages that are gone.
  const memory = join(folder, '.cache', 'checked.json');
  const checked = JSON.parse((await readCached(memory)) ?? '{}') as Checked;
  // What a check depends on besides the page: this code, the other sections, and the declarations
  // that `elementFiller` and `ownPaths` read.
  const context = hashOf(JSON.stringify([COMPOSER_KEY, offered, name, routes, awaits]));
  const now: Record<string, readonly string[]> = {};
  for (const [path, hash] of section.pages.hashes) {
    const key = `${context} ${hash} ${path}`;
    const where = `${name}: ${path}`;
    const page = checked[key] ? undefined : await refusals.collect(section.pages.load(path));
    const links = checked[key] ?? (page ? await check(path, page.html, where) : []);
    checkLinks(where, links);
    now[key] = links;
  }

  for (const [tag, sets] of Object.entries(new Map(offered).get(name) ?? {}))
    for (const attributes of sets ?? []) {
      const { html } = await section.variant(tag, attributes).load();
      checkLinks(`<${tag}>`, await check('/', html, `<${tag}>`));
    }
  refusals.throwFound();
  await replaceFile(memory, JSON.stringify(now));
}

/** Returns whether a path belongs to the section alone. */
function ownPaths({ release }: LoadedSection): (path: string) => boolean {
  const isShell = release.server !== undefined;
  // Other sections may have pages that match a first parameter, and composing adds some to the
  // shell.
  return pathsOf(isShell ? [] : release.routes.filter((route) => !route.startsWith('/:')));
}

/** Returns a function that refuses links to pages and files that the section does not have. */
function linkCheck({ pages, files, release }: LoadedSection, refusals: Refusals) {
  const isThere = (link: string) =>
    pages.hashes.has(link) ||
    Object.hasOwn(release.files, link.slice(1)) ||
    files.has(link.slice(1));
  return (where: string, links: readonly string[]) => {
    for (const link of links) if (!isThere(link)) refuseDead(where, link, refusals);
  };
}

/** Returns a function that fills the elements of some HTML, and adds the links in it to `links`. */
function elementFiller(section: LoadedSection, offered: Offered) {
  const known = new Map(
    offered.flatMap(([each, tags]) =>
      Object.entries(tags).map(([tag, sets]) => [tag, offering(each, tag, sets)] as const),
    ),
  );
  // A repository that has never read the types of its site knows no other sections.
  const unknown = offered.length > 1 ? undefined : standIn('other', []);
  const owners = { get: (tag: string) => known.get(tag) ?? unknown };
  const isAwaited = awaitedBy([section.release]);
  return (path: string, html: string, where: string, links: Set<string>) => {
    const filling = newFilling({ path, prefix: 'r', owners, isAwaited }, { links });
    return fillElements(section, html, filling, where);
  };
}

function offering(name: string, tag: string, sets: readonly Attributes[] | null): LoadedSection {
  const other = standIn(name, [tag]);
  if (!sets) return other;
  const listed = sets.map((set) => [tag, set, other.variant(tag, set)] as const);
  const find = variantFinder(name, listed);
  return { ...other, variant: (...placed) => find(...placed).found };
}
