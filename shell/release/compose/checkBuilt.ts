import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { offeredBeside } from '@ringside/shared/build/fragmentTypes';
import { hashOf } from '@ringside/shared/build/hash';
import type { Attributes } from '@ringside/shared/contract';
import { awaitedBy } from '../format/awaited.ts';
import { loadSection } from '../format/loadSite.ts';
import { builtRelease } from '../format/releaseSource.ts';
import { checkRoutes, type LoadedSection, pathsOf, standIn } from '../format/site.ts';
import { variantFinder } from '../format/variants.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { Refusals } from '../support/Refusals.ts';
import { refuseDead } from './composeSite.ts';
import { linksInStyle } from './html.ts';
import { type Filling, fillElements } from './page/fill.ts';

/**
 * The links of pages that were not refused to pages of their own section, by context, shard and
 * path.
 */
type Checked = Readonly<Record<string, readonly string[]>>;

/**
 * Refuses what a release would refuse, as far as that can be told from a build and what the
 * sections beside it offer.
 */
export async function checkBuilt(folder: string): Promise<void> {
  const refusals = new Refusals();
  const section = await loadSection(await builtRelease(join(folder, 'dist')));
  const { name, routes, files, style } = section.release;
  checkRoutes(section, refusals);
  const isShell = section.release.server !== undefined;
  const offered = await offeredBeside(folder);
  const known = new Map(
    offered.flatMap(([each, tags]) =>
      Object.entries(tags).map(([tag, sets]) => [tag, offering(each, tag, sets)] as const),
    ),
  );
  // A repository that has never read the types of its site knows no other sections.
  const unknown = offered.length > 1 ? undefined : standIn('other', []);
  const owners = { get: (tag: string) => known.get(tag) ?? unknown };
  const isAwaited = awaitedBy([section.release]);
  // Other sections may have pages that match a first parameter, and composing adds some to the
  // shell.
  const isOwn = pathsOf(isShell ? [] : routes.filter((route) => !route.startsWith('/:')));
  const isThere = (link: string) =>
    section.pages.hashes.has(link) ||
    Object.hasOwn(files, link.slice(1)) ||
    section.files.has(link.slice(1));
  const checkLinks = (where: string, links: readonly string[]) => {
    for (const link of links) if (!isThere(link)) refuseDead(where, link, refusals);
  };
  /** Returns links to the section's own pages and files. */
  const check = async (path: string, html: string, where: string): Promise<string[]> => {
    const [sections, links] = [new Set<LoadedSection>(), new Set<string>()];
    const filling: Filling = {
      ...{
        path,
        prefix: 'r',
        owners,
        isAwaited,
        roots: [],
        modules: {},
        sections,
        elements: [],
        links,
        count: 0,
      },
    };
    await refusals.collect(fillElements(section, html, filling, where));
    return [...links].filter(isOwn);
  };
  const inStyle = linksInStyle(section.style, `/${style}`);
  checkLinks(`the stylesheet of ${name}`, inStyle.filter(isOwn));
  // A changed article changes one shard, so only its pages are checked again; their links may lead
  // to pages that are gone.
  const memory = join(folder, '.cache', 'checked.json');
  const checked = JSON.parse(await ifMissing(readFile(memory, 'utf8'), '{}')) as Checked;
  const context = hashOf(JSON.stringify(offered));
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
  await mkdir(dirname(memory), { recursive: true });
  // The file is renamed into place, because this process may be killed.
  await writeFile(`${memory}.part`, JSON.stringify(now));
  await rename(`${memory}.part`, memory);
}

function offering(name: string, tag: string, sets: readonly Attributes[] | null): LoadedSection {
  const other = standIn(name, [tag]);
  if (!sets) return other;
  const listed = sets.map((set) => [tag, set, other.variant(tag, set)] as const);
  const find = variantFinder(name, listed);
  return { ...other, variant: (...placed) => find(...placed).found };
}
