import type { Release } from '@ringside/shared/contract';
import type { Store } from '../stores/store.ts';
import { storedReleases } from './releaseSource.ts';
import { routePatterns } from './routePatterns.ts';

type Awaiting = Pick<Release, 'name' | 'routes' | 'elements' | 'awaits'>;

/** A tag or route that a section needs and no section has. */
export interface AwaitedName {
  section: string;
  name: string;
}

/** Whether one of the releases awaits a tag or a path. */
export function awaitedBy(releases: readonly Awaiting[]): (name: string) => boolean {
  const patterns = routePatterns(releases.flatMap(({ awaits = [] }) => awaits));
  const awaited = new RegExp(`^(?:${patterns.join('|')})$`);
  return (name) => patterns.length > 0 && awaited.test(name);
}

function stillAwaited(releases: readonly Awaiting[]): AwaitedName[] {
  // Parameters' names do not matter.
  const key = (name: string) => name.replace(/:\w+/g, ':');
  const there = new Set(
    releases.flatMap(({ routes, elements }) => [...routes.map(key), ...elements]),
  );
  return releases.flatMap(({ name: section, awaits = [] }) =>
    awaits.filter((name) => !there.has(key(name))).map((name) => ({ section, name })),
  );
}

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
