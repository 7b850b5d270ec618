import { type Release, routeKey, routeMatcher } from '@ringside/shared/contract';
import type { Store } from '../stores/store.ts';
import { storedReleases } from './releaseSource.ts';

type Awaiting = Pick<Release, 'name' | 'routes' | 'elements' | 'awaits'>;

/** A tag or route that a section needs and no section has. */
export interface AwaitedName {
  section: string;
  name: string;
}

/** Whether one of the releases awaits a tag or a path. */
export function awaitedBy(releases: readonly Awaiting[]): (name: string) => boolean {
  return routeMatcher(releases.flatMap(({ awaits = [] }) => awaits));
}

function stillAwaited(releases: readonly Awaiting[]): AwaitedName[] {
  const there = new Set(
    releases.flatMap(({ routes, elements }) => [...routes.map(routeKey), ...elements]),
  );
  return releases.flatMap(({ name: section, awaits = [] }) =>
    awaits.filter((name) => !there.has(routeKey(name))).map((name) => ({ section, name })),
  );
}

/** The tags and routes that the live sections need and none of them has. */
export async function awaitedOn(
  store: Store,
  sections: Parameters<typeof storedReleases>[1],
): Promise<AwaitedName[]> {
  const sources = await storedReleases(store, sections);
  return stillAwaited(sources.map(({ release }) => release));
}

export const awaitedText = ({ section, name }: AwaitedName): string =>
  name.startsWith('/')
    ? `${section} awaits the page ${name}: until a section has it, links to it lead to "not found".`
    : `${section} awaits <${name}>: until a section has it, pages show the tag's own content.`;
