import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ringside/shared/contract';
import { awaitedOn, awaitedText } from '../../format/awaited.ts';
import { changedStarts } from '../../format/changedStarts.ts';
import type { ReleaseSource } from '../../format/releaseSource.ts';
import { planRelease } from '../../preview/planRelease.ts';
import { planComment, planText } from '../../preview/planText.ts';
import { previewReleases, promote as promoteReleases } from '../../preview/preview.ts';
import { stateOf } from '../../publish/changes/moves.ts';
import {
  type LiveSections,
  livePointer,
  type Pointer,
  readPointer,
} from '../../publish/pointer.ts';
import { publish } from '../../publish/publish.ts';
import { refuseUnsafeStore } from '../../stores/storeFault.ts';
import { UsageError } from '../../support/ComposeError.ts';
import { ifMissing } from '../../support/ifMissing.ts';
import { settings, whoReleases } from '../../support/settings.ts';
import { packageFolders } from '../../workspace/workspace.ts';
import { print, printable, printResult } from '../print.ts';
import { releasesOf } from '../releasesOf.ts';
import { report, reportNothing } from '../report.ts';
import { openReleaseTarget, openSite } from '../target.ts';

/**
 * Returns where visitors find the site. The site remembers it, so only the first release needs it.
 * @throws UsageError when a new site has none, because its feeds, calendars and embed files contain
 *   it
 */
function originFor(before: Pointer | undefined, given: string | undefined): string | undefined {
  const origin = given ?? settings().RINGSIDE_ORIGIN?.replace(/\/$/, '');
  if (before || origin) return origin;
  throw new UsageError(
    'A new site needs its origin, which its feeds and embed files contain: --origin https://the-site.example, or the variable RINGSIDE_ORIGIN. For a folder that only this computer serves: --origin http://localhost:4173.',
  );
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
  if (sources.length === 0) return reportNothing(live);

  if (!before) await refuseUnsafeStore(store);
  const startTexts = await changedStarts(store, live, sources);
  const published = await publish(store, {
    kind: 'release',
    sources,
    origin,
    sample,
    beside,
    why: { by: whoReleases(), note },
  });

  for (const { release } of sources) {
    const wasLive = stateOf(live[release.name], release.id) === 'live';
    print(wasLive ? liveAlready(release) : `Released ${release.name} ${release.id}.`);
    if (note && !options.from && !wasLive) await addToChangelog(release, note);
  }

  for (const line of startTexts) print(line);
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

/**
 * Says whether a release was never live. Otherwise CI would bring back rolled-back or old releases.
 */
function isNew({ release }: ReleaseSource, live: LiveSections): boolean {
  const { name, id } = release;
  const state = stateOf(live[name], id);
  if (state === 'live') print(liveAlready(release));
  else if (state !== 'new') {
    const what = state === 'replaced' ? 'replaced by a newer release' : state;
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
  const plannedOrigin = originFor(await readPointer(store), origin);
  const planned = await planRelease(store, await releasesOf(sections, from), plannedOrigin);
  if (comment) await writeFile(comment, printable(planComment(planned)));
  printResult(planned);
  if (!json) print(planText(planned));
  if (!planned.goesThrough) process.exitCode = 1;
}

export async function preview(
  sections: readonly string[],
  options: { of: string; to: string; from?: readonly string[]; origin?: string },
): Promise<void> {
  const origin =
    options.origin ?? (options.to.startsWith('s3://') ? undefined : 'http://localhost:4173');
  if (!origin)
    throw new UsageError('Name the origin of the preview: --origin https://preview.example.');
  const live = await openSite(options.of);
  const store = await openReleaseTarget(options.to);
  const offered = await releasesOf(sections, options.from);
  const published = await previewReleases(live, store, offered, origin);
  for (const { release } of offered) print(`${release.name} ${release.id}`);
  const { sections: now } = await livePointer(live);
  for (const line of await changedStarts(live, now, offered)) print(line);
  print(`${options.to} now holds a preview of ${options.of} for ${origin}.`);
  report(published);
}

export async function promote({ of, to }: { of: string; to: string }): Promise<void> {
  const { promoted, ...published } = await promoteReleases(await openSite(of), await openSite(to));
  for (const [name, id] of promoted) print(`Released ${name} ${id}.`);
  report(published);
}
