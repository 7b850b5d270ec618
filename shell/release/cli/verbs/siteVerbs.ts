import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ringside/shared/contract';
import { checkBuilt } from '../../compose/checkBuilt.ts';
import { awaitedOn, awaitedText } from '../../format/awaited.ts';
import type { ReleaseSource } from '../../format/releaseSource.ts';
import { planRelease } from '../../preview/planRelease.ts';
import { planComment, planText } from '../../preview/planText.ts';
import { previewReleases, promote as promoteReleases } from '../../preview/preview.ts';
import type { Change } from '../../publish/changes/change.ts';
import { releasesSince } from '../../publish/changes/lives.ts';
import { stateOf } from '../../publish/changes/moves.ts';
import { GRACE_MS } from '../../publish/maintenance/prune.ts';
import { verify as faultsOf } from '../../publish/maintenance/verify.ts';
import {
  type LiveSections,
  livePointer,
  type Pointer,
  readPointer,
  releaseIds,
} from '../../publish/pointer.ts';
import { type Published, publish } from '../../publish/publish.ts';
import { startChanges } from '../../publish/startChanges.ts';
import { overlayStore } from '../../stores/overlay.ts';
import { refuseUnsafeStore } from '../../stores/store.ts';
import { UsageError } from '../../support/ComposeError.ts';
import { counted, kilobytes } from '../../support/counted.ts';
import { ifMissing } from '../../support/ifMissing.ts';
import { inParallel } from '../../support/inParallel.ts';
import { allOf } from '../../support/Refusals.ts';
import { settings } from '../../support/settings.ts';
import { buildStale } from '../../workspace/buildStale.ts';
import { withPlaces } from '../../workspace/withPlaces.ts';
import { foldersOf, packageFolders } from '../../workspace/workspace.ts';
import { print, printable, printError, printResult } from '../print.ts';
import { nameOf, releasesOf } from '../releasesOf.ts';
import { openReleaseTarget, openSite } from '../target.ts';
import { statusOf, statusText } from './status.ts';

/**
 * Returns where visitors find the site. The site remembers it, so only the first release needs it.
 * @throws UsageError when a new site has none, because its feeds, calendars and embed files contain it
 */
function originFor(before: Pointer | undefined, given: string | undefined): string | undefined {
  const origin = (given ?? settings().RINGSIDE_ORIGIN)?.replace(/\/+$/, '');
  if (before || origin) return origin;
  throw new UsageError(
    'A new site needs its origin, which its feeds and embed files contain: --origin https://the-site.example, or the variable RINGSIDE_ORIGIN. For a folder that only this computer serves: --origin http://localhost:4173.',
  );
}

const DAY_MS = 86_400_000;

/** The name of who releases is public, like the pointer. */
export const whoReleases = () => settings().RINGSIDE_BY ?? settings().GITHUB_ACTOR;

export async function build(sections: readonly string[]): Promise<void> {
  const folders = await foldersOf(sections);
  const built = await buildStale(folders);
  // A child's parent checks, when all are built.
  if (!process.channel) await allOf(folders.map(checkBuilt));
  print(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing to build.');
}

interface ReleaseOptions {
  to: string;
  from?: readonly string[];
  changed?: boolean;
  force?: boolean;
  sample?: number;
  note?: string;
  origin?: string;
  /** False removes the list. */
  beside?: readonly string[] | false;
}

export async function release(sections: readonly string[], options: ReleaseOptions): Promise<void> {
  const { sample, note } = options;
  const beside = options.beside === false ? [] : options.beside;
  const store = await openReleaseTarget(options.to, beside, options.force);
  const before = await readPointer(store);
  const origin = originFor(before, options.origin);
  const offered = await releasesOf(sections, options.from);
  const live = before?.sections ?? {};
  const sources = options.changed ? offered.filter((source) => isNew(source, live)) : offered;
  if (sources.length === 0) {
    printResult({ isNew: false, sections: releaseIds(live) });
    return print('Nothing to release.');
  }
  if (!before) await refuseUnsafeStore(store);
  const started = await startChanges(store, live, sources);
  const published = await publish(store, {
    kind: 'release',
    sources,
    origin,
    sample,
    beside,
    why: { by: whoReleases(), note },
  });
  for (const { release } of sources) {
    const isLive = stateOf(live[release.name], release.id) === 'live';
    print(isLive ? liveAlready(release) : `Released ${release.name} ${release.id}.`);
    if (note && !options.from && published.isNew) await addToChangelog(release, note);
  }
  for (const line of started) print(line);
  for (const each of await awaitedOn(store, published.sections)) print(awaitedText(each));
  report(published);
}

/** The newest release is first. The team commits the file. */
async function addToChangelog({ name, id }: Release, note: string): Promise<void> {
  const file = join((await packageFolders()).get(name) ?? '', 'CHANGELOG.md');
  const text = await ifMissing(readFile(file, 'utf8'), `# Releases of ${name}\n\n`);
  const [title, ...entries] = text.split(/^(?=## )/m);
  const entry = `## ${new Date().toISOString().slice(0, 10)}, ${id}\n\n${note}\n\n`;
  await writeFile(file, [title, entry, ...entries].join(''));
}

/** Says whether a release was never live. Otherwise CI would bring back rolled-back or old releases. */
function isNew({ release }: ReleaseSource, live: LiveSections): boolean {
  const { name, id } = release;
  const state = stateOf(live[name], id);
  if (state === 'live') print(liveAlready(release));
  else if (state !== 'new') {
    const what = state === 'superseded' ? 'replaced by a newer release' : state;
    print(`${name} ${id} was ${what}. To release it again, leave out --changed.`);
  }
  return state === 'new';
}

const liveAlready = ({ name, id }: Release) => `${name} ${id} is live already.`;

export async function plan(
  sections: readonly string[],
  {
    to,
    from,
    json,
    comment,
    origin,
  }: {
    to: string;
    from?: readonly string[];
    json?: boolean;
    comment?: string;
    origin?: string;
  },
): Promise<void> {
  const store = await openReleaseTarget(to);
  const at = originFor(await readPointer(store), origin);
  const planned = await planRelease(store, await releasesOf(sections, from), at);
  const refusals = planned.refusals.map(async (each) => ({
    ...each,
    message: await withPlaces(each),
  }));
  const found = { ...planned, refusals: await Promise.all(refusals) };
  if (comment) await writeFile(comment, printable(planComment(found)));
  printResult(found);
  if (!json) print(planText(found));
  if (!found.goesThrough) process.exitCode = 1;
}

export async function preview(
  sections: readonly string[],
  options: { of: string; to: string; from?: readonly string[]; origin?: string },
): Promise<void> {
  const at =
    options.origin?.replace(/\/+$/, '') ??
    (options.to.startsWith('s3://') ? undefined : 'http://localhost:4173');
  if (!at)
    throw new UsageError('Name the origin of the preview: --origin https://preview.example.');
  const live = await openSite(options.of);
  const store = await openReleaseTarget(options.to);
  const offered = await releasesOf(sections, options.from);
  const published = await previewReleases(live, store, offered, at);
  for (const { release } of offered) print(`${release.name} ${release.id}`);
  const { sections: now } = await livePointer(live);
  for (const line of await startChanges(live, now, offered)) print(line);
  print(`${options.to} now holds a preview of ${options.of} for ${at}.`);
  report(published);
}

export async function promote({ of, to }: { of: string; to: string }): Promise<void> {
  const { promoted, ...published } = await promoteReleases(await openSite(of), await openSite(to));
  for (const [name, id] of promoted) print(`Released ${name} ${id}.`);
  report(published);
}

export async function rollback(
  section: string,
  options: { to: string; release?: string; note?: string },
): Promise<void> {
  const store = await openSite(options.to);
  const name = nameOf(section);
  const why = { by: whoReleases(), note: options.note };
  const published = await publish(store, {
    kind: 'rollback',
    section: name,
    release: options.release,
    why,
  });
  const { release, since, by: who } = published.sections[name] ?? {};
  print(
    published.isNew
      ? `Rolled ${name} back to ${release}.`
      : `${name} was rolled back already: ${release} is live since ${since}${who ? `, by ${who}` : ''}.`,
  );
  report(published);
}

export async function remove(section: string, { from }: { from: string }): Promise<void> {
  const name = nameOf(section);
  const published = await publish(await openSite(from), { kind: 'remove', section: name });
  print(`Removed ${name}. Its files stay for open tabs. To restore it, run ringside release.`);
  report(published);
}

export async function lock(
  section: string,
  { to, reason }: { to: string; reason: string },
): Promise<void> {
  const name = nameOf(section);
  await publish(await openSite(to), {
    kind: 'lock',
    section: name,
    lock: { reason, by: whoReleases() },
  });
  printResult({ section: name, reason });
  print(`Locked ${name}. To let another release go live, run ringside unlock.`);
}

export async function unlock(section: string, { to }: { to: string }): Promise<void> {
  const name = nameOf(section);
  await publish(await openSite(to), { kind: 'lock', section: name, lock: undefined });
  printResult({ section: name });
  print(`Unlocked ${name}.`);
}

export async function status(
  target: string,
  { json, at }: { json?: boolean; at?: Date },
): Promise<void> {
  const found = await statusOf(await openSite(target), at);
  printResult(found);
  if (!json) print(statusText(found));
}

export async function verify(target: string, { repair }: { repair?: boolean }): Promise<void> {
  const store = await openSite(target);
  const found = await faultsOf(store);
  for (const { message } of found) print(message);
  if (repair && found.length > 0) reportText(await publish(store, { kind: 'repair' }));

  const faults = repair && found.length > 0 ? await faultsOf(store) : found;
  printResult({ target, faults });
  if (faults.length === 0) return print(`${target} matches what was released.`);
  const messages = faults.map(({ message }) => message);
  const which = repair ? ` that cannot be repaired: ${messages.join('; ')}` : '';
  printError(`${target} has ${counted(faults.length, 'defect')}${which}.`);
  process.exitCode = 1;
}

export async function prune(
  target: string,
  { keep, olderThan, dryRun }: { keep: number; olderThan?: number; dryRun?: boolean },
): Promise<void> {
  const site = await openSite(target);
  const spared =
    olderThan === undefined
      ? undefined
      : releasesSince(await livePointer(site), Date.now() - olderThan * DAY_MS);
  const change: Change = { kind: 'prune', keep, spared };
  const { pruned, unused } = await publish(dryRun ? overlayStore(site) : site, change);
  printResult({ pruned, unused });
  const sizes = await inParallel(
    dryRun ? pruned : [],
    async (path) => (await site.read(path))?.length ?? 0,
  );
  for (const path of dryRun ? pruned : []) print(path);
  const size = dryRun ? `, ${kilobytes(sizes.reduce((sum, bytes) => sum + bytes, 0))}` : '';
  print(`${dryRun ? 'Would remove' : 'Removed'} ${counted(pruned.length, 'file')}${size}.`);
  if (!unused) return;
  const due = new Date(Date.parse(unused.since) + GRACE_MS).toISOString();
  print(
    `Still unused: ${counted(unused.files.length, 'file')}. To remove more, prune again after ${due}.`,
  );
}

function report(published: Published): void {
  const { sections, pages, rendered, written, removed, bytes, isNew } = published;
  const counts = { pages, rendered, written, removed, bytes };
  printResult({ isNew, sections: releaseIds(sections), ...counts });
  reportText(published);
}

function reportText({ pages, written, removed, bytes }: Published): void {
  const seconds = process.uptime().toFixed(1);
  const gone = removed > 0 ? `, ${counted(removed, 'file')} removed` : '';
  print(
    `Wrote ${written} of ${counted(pages, 'page')}${gone}, uploaded ${kilobytes(bytes)}, in ${seconds} s.`,
  );
}
