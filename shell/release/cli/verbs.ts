import type { ReleaseSource } from '../format/releaseSource.ts';
import { stateOf } from '../publish/change.ts';
import { statusOf, statusText } from '../publish/maintenance/status.ts';
import { livePointer, liveSince, readPointer } from '../publish/pointer.ts';
import { type Published, publish } from '../publish/publish.ts';
import type { Store } from '../stores/store.ts';
import { buildStale } from '../support/buildStale.ts';
import { kilobytes } from '../support/kilobytes.ts';
import { UsageError } from '../support/UsageError.ts';
import { foldersOf, isInstalled } from '../support/workspace.ts';
import { nameOf, releasesOf } from './releasesOf.ts';
import { openReleaseTarget, openSite } from './target.ts';

/** The site's public URL. The site remembers it, so it is needed only once. */
export const origin = process.env.RINGSIDE_ORIGIN?.replace(/\/+$/, '');

/** Who releases: a name that everyone can see, because the pointer is public. */
export const by = process.env.RINGSIDE_BY ?? process.env.GITHUB_ACTOR;

export async function build(sections: readonly string[]): Promise<void> {
  const built = await buildStale(await foldersOf(sections));
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing to build.');
}

export async function release(
  sections: readonly string[],
  {
    to,
    from,
    changed,
    force = false,
    sample,
    note,
  }: {
    to: string;
    from?: readonly string[];
    changed?: boolean;
    force?: boolean;
    sample?: number;
    note?: string;
  },
): Promise<void> {
  const started = performance.now();
  const store = await openReleaseTarget(to, force);
  const offered = await releasesOf(sections, from);
  const sources = changed ? await changedSince(store, offered) : offered;
  if (sources.length === 0) return console.log('Nothing to release.');
  const published = await publish(store, { kind: 'release', sources, origin, sample, why: { by, note } });
  for (const { release } of sources) console.log(`Released ${release.name} ${release.id}.`);
  report(published, started);
}

/** The releases that are not live yet and were not rolled back, so that CI does not bring back a rolled-back release. */
async function changedSince(store: Store, offered: readonly ReleaseSource[]): Promise<ReleaseSource[]> {
  const live = (await readPointer(store))?.sections ?? {};
  return offered.filter(({ release: { name, id } }) => {
    const state = stateOf(live[name], id);
    if (state === 'live') console.log(`${name} ${id} is live already.`);
    if (state === 'rolled back')
      console.log(`${name} ${id} was rolled back. To release it again, leave out --changed.`);
    return state === 'new';
  });
}

export async function rollback(
  section: string,
  options: { to: string; release?: string; note?: string },
): Promise<void> {
  const started = performance.now();
  const store = await openSite(options.to);
  await livePointer(store);
  const name = nameOf(section);
  const why = { by, note: options.note };
  const published = await publish(store, { kind: 'rollback', section: name, release: options.release, why });
  console.log(`Rolled ${name} back to ${published.sections[name]?.release}.`);
  report(published, started);
}

export async function remove(section: string, { from }: { from: string }): Promise<void> {
  const started = performance.now();
  const name = nameOf(section);
  const store = await openSite(from);
  await livePointer(store);
  const published = await publish(store, { kind: 'remove', section: name });
  console.log(`Removed ${name}. Its files stay for open tabs. To restore it, run ringside release.`);
  report(published, started);
}

/** Locks a section, or, without a reason, unlocks it. */
export async function lock(section: string, { to, reason }: { to: string; reason?: string }): Promise<void> {
  const store = await openSite(to);
  await livePointer(store);
  const name = nameOf(section);
  await publish(store, { kind: 'lock', section: name, lock: reason ? { reason, by } : undefined });
  console.log(
    reason ? `Locked ${name}: only ringside unlock lets another release go live.` : `Unlocked ${name}.`,
  );
}

export async function status(target: string, { json, at }: { json?: boolean; at?: Date }): Promise<void> {
  const found = await statusOf(await openSite(target), at);
  console.log(json ? JSON.stringify(found, null, 2) : statusText(found));
}

export async function verify(target: string): Promise<void> {
  const { verify } = await import('../publish/maintenance/verify.ts');
  const faults = await verify(await openSite(target));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0)
    throw new Error(`${target} has ${faults.length} defect${faults.length > 1 ? 's' : ''}.`);
  console.log(`${target} matches what was released.`);
}

export async function prune(target: string, options: { keep: number; olderThan?: number }): Promise<void> {
  const store = await openSite(target);
  await livePointer(store);
  const { keep, olderThan } = options;
  const spared = olderThan === undefined ? undefined : await liveSince(store, Date.now() - olderThan);
  const { pruned } = await publish(store, { kind: 'prune', keep, spared });
  console.log(`Removed ${pruned.length} files.`);
}

export async function create(
  given: string,
  options: { in?: string; kit?: string; to?: string } = {},
): Promise<void> {
  if (options.in) {
    const { createRepository } = await import('../create/createRepository.ts');
    const name = await createRepository(
      given,
      options.in,
      options.kit,
      options.to === undefined ? undefined : await openSite(options.to),
    );
    console.log(
      `Created ${options.in} with the page /${name}, and <ringside-${name}-list> for other sections' pages.`,
    );
    console.log(
      `Next: cd ${options.in} && npm install && npm test. The README.md there lists the next steps and the guide.`,
    );
    return;
  }
  if (options.kit) throw new UsageError('--kit needs --in: a package of this workspace uses its sources.');
  if (options.to)
    throw new UsageError('--to needs --in: names are compared with the sections of this workspace.');
  if (isInstalled) throw new UsageError('Name the folder of the new repository: --in <directory>.');
  const { createSection } = await import('../create/createSection.ts');
  const name = await createSection(given);
  console.log(
    `Created mf-${name} with the page /${name}, and <ringside-${name}-list> for pages of other sections.`,
  );
  console.log('Run npm start to see it. To link it from the header, see "Add a section" in README.md.');
}

export function report({ pages, written, removed, bytes }: Published, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const gone = removed > 0 ? `, ${removed} files removed` : '';
  console.log(`${written} of ${pages} pages written${gone}, ${kilobytes(bytes)} up, ${seconds} s.`);
}
