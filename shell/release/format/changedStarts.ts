import type { SectionManifest } from '@ringside/shared/contract';
import type { LiveSections } from '../publish/pointer.ts';
import type { Store } from '../stores/store.ts';
import { type ReleaseSource, usableRelease } from './releaseSource.ts';

type Starting = Pick<SectionManifest, 'name' | 'starts'>;

/**
 * A sentence for each page and element of the releases that starts by itself, or no longer does,
 * unlike those that are live.
 */
export async function changedStarts(
  store: Pick<Store, 'read' | 'name'>,
  live: LiveSections,
  offered: readonly ReleaseSource[],
): Promise<string[]> {
  const changes = offered.map(async ({ release }) => {
    const id = live[release.name]?.release;
    if (!id) return changesOf(undefined, release);
    // Nothing to compare with, such as a release of an earlier contract, must not stop a new one.
    const before = await usableRelease(store, release.name, id);
    return before ? changesOf(before, release) : [];
  });
  return (await Promise.all(changes)).flat();
}

function changesOf(before: Starting | undefined, { name, starts: now = {} }: Starting): string[] {
  const old = before?.starts ?? {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].sort().flatMap((entry) => {
    if (old[entry] === now[entry]) return [];
    const what = entry.startsWith('/') ? entry : `<${entry}>`;
    return now[entry]
      ? [
          `${name}: ${what} now starts by itself (${now[entry]}), which loads its script for every visitor.`,
        ]
      : [`${name}: ${what} no longer starts by itself.`];
  });
}
