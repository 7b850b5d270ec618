import type { ElementDescription } from '@ringside/shared/build/describeElements';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { allOf } from '../support/Refusals.ts';
import { releasedPages } from './releasedPages.ts';
import { type ReleaseSource, readJson } from './releaseSource.ts';
import { type RunningSection, runConfined } from './sandbox/runConfined.ts';
import { createSite, type LoadedSection, type Site } from './site.ts';

/** Releases with the same code and content share what runs them, in this process. */
const running = new Map<string, Promise<RunningSection>>();

/**
 * Loads the releases of a site.
 *
 * @throws ComposeError when a release cannot run, and what `createSite` throws
 */
export const loadSite = async (
  sources: readonly ReleaseSource[],
  options: Parameters<typeof createSite>[1],
): Promise<Site> => createSite(await allOf(sources.map(loadSection)), options);

/** Runs a release's `server.js` and reads the release's other parts. */
export async function loadSection(source: ReleaseSource): Promise<LoadedSection> {
  const { release } = source;
  const textOf = async (path: string) => Buffer.from(await source.read(path)).toString();
  const [code, style, pages, content, descriptions, embeds] = await Promise.all([
    source.read(release.server),
    textOf(release.style),
    releasedPages(source),
    release.content === undefined ? undefined : readJson(source, release.content),
    release.descriptions === undefined ? [] : readJson(source, release.descriptions),
    inParallel(Object.entries(release.embeds), async ([name, path]) => [name, await textOf(path)] as const),
  ]);
  const key = [release.server, release.content].map((path = '') => release.files[path]?.integrity).join(' ');
  const starting = running.get(key) ?? runConfined(code, content);
  running.set(key, starting);
  const server = await starting.catch((error: unknown) => {
    // A start that failed on a busy machine may succeed next time.
    running.delete(key);
    const message = `${release.name} ${release.id} cannot run: ${reasonOf(error)}.`;
    throw new ComposeError('broken-server', message, { cause: error });
  });
  return {
    release,
    server,
    style,
    pages,
    content,
    embeds: new Map(embeds),
    descriptions: descriptions as readonly ElementDescription[],
  };
}
