import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { offeredBeside } from '@ringside/shared/build/fragmentTypes';
import { hashOf } from '@ringside/shared/build/hash';
import type { Attributes } from '@ringside/shared/contract';
import { loadSection } from '../format/loadSite.ts';
import { builtRelease } from '../format/releaseSource.ts';
import { checkRoutes, type LoadedSection, pathsOf, standIn } from '../format/site.ts';
import { variantFinder } from '../format/variants.ts';
import { ifMissing } from '../support/ifMissing.ts';
import { Refusals } from '../support/Refusals.ts';
import { refuseDead } from './composeSite.ts';
import { refuseOutside } from './css/refuseOutside.ts';
import { linksInStyle } from './html.ts';
import { fillElements } from './page/fill.ts';

/** Refuses what a release would refuse, as far as that can be told from a build and what the sections beside it offer. */
export async function checkBuilt(folder: string): Promise<void> {
  const refusals = new Refusals();
  const section = await loadSection(await builtRelease(join(folder, 'dist')));
  const { name, routes, files, style } = section.release;
  checkRoutes(section, refusals);
  const isShell = section.release.server !== undefined;
  if (!isShell) await refusals.collect(refuseOutside(section, standIn('shell', [])));
  const offered = await offeredBeside(folder);
  const known = new Map(
    offered.flatMap(([each, tags]) =>
      Object.entries(tags).map(([tag, sets]) => [tag, offering(each, tag, sets)] as const),
    ),
  );
  // A repository that has never read the types of its site knows no others.
  const unknown = offered.length > 1 ? undefined : standIn('other', []);
  const owners = { get: (tag: string) => known.get(tag) ?? unknown };
  // Others may have pages that match a first parameter, and composing adds some to the shell.
  const isOwn = pathsOf(isShell ? [] : routes.filter((route) => !route.startsWith('/:')));
  const isThere = (link: string) =>
    section.pages.hashes.has(link) ||
    Object.hasOwn(files, link.slice(1)) ||
    section.files.has(link.slice(1));
  const checkLinks = (where: string, links: Iterable<string>) => {
    for (const link of links) if (isOwn(link) && !isThere(link)) refuseDead(where, link, refusals);
  };
  const check = async (path: string, html: string, where: string) => {
    const [sections, links] = [new Set<LoadedSection>(), new Set<string>()];
    const filling = { path, owners, roots: [], modules: {}, sections, elements: [], links };
    await refusals.collect(fillElements(section, html, filling, where));
    checkLinks(where, links);
  };
  checkLinks(`the stylesheet of ${name}`, linksInStyle(section.style, `/${style}`));
  // A changed article changes one shard, so only its pages are checked again.
  const memory = join(folder, '.cache', 'checked');
  const checked = await ifMissing(readFile(memory, 'utf8'), '');
  const context = hashOf(JSON.stringify(offered));
  const now = new Set([...section.pages.hashes.values()].map((hash) => `${context} ${hash}\n`));
  for (const [path, hash] of section.pages.hashes) {
    if (checked.includes(`${context} ${hash}\n`)) continue;
    const page = await refusals.collect(section.pages.load(path));
    if (page) await check(path, page.html, `${name}: ${path}`);
  }
  for (const [tag, sets] of Object.entries(new Map(offered).get(name) ?? {}))
    for (const attributes of sets ?? []) {
      const { html } = await section.variant(tag, attributes).load();
      await check('/', html, `<${tag}>`);
    }
  refusals.throwFound();
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, [...now].join(''));
}

function offering(name: string, tag: string, sets: readonly Attributes[] | null): LoadedSection {
  const other = standIn(name, [tag]);
  if (!sets) return other;
  const listed = sets.map((set) => [tag, set, other.variant(tag, set)] as const);
  const find = variantFinder(name, listed);
  return { ...other, variant: (...placed) => find(...placed).found };
}
